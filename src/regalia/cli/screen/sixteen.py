"""The colours of the screen where a terminal has only sixteen."""

from __future__ import annotations

_BY_NAME = {
    "black": "#17131c #211b28 #1f1b24 #241c2c #2b2733 #6b5330 #3c5a35 #3f6d5c #6d665c #9c4130 #7a4a2a #3a3029 #4f7f8d "
    "#3f6d7c #8a7546 #3a2606 #7a4a10 #7d570f #7a1f10",
    "bright_black": "#2e2637 #2b211b #39304a #4d4859 #6d6678 #8d8070 #7d7468 #b6afa2 #5d5560",
    "white": "#a99eb0 #8d8298 #5a4f64 #ddd3bf #b9b1a4 #e4dac6 #e6d8b0 #efe0b8 #e2d8c4 #b9b3c4 #e6e2ea #b9adba",
    "bright_white": "#f0e9da #e3cfdc #ffffff #fff3e0 #f6f0e2 #fdfaf4 #fffdf7 #fffdf5 #f3e6c8",
    "magenta": "#5a2550 #6a3f9a",
    "bright_magenta": "#c9a6f0",
    "yellow": "#9a6b0c #9a6f1e #9a5420 #cdb68a #d0c48c",
    "bright_yellow": "#e8c377 #f3d58c #ffd878 #ffe9a8 #f0b088",
    "red": "#a3242f #b3202e #a4455e #a8262f #a8303b #a05058 #8a5a20",
    "bright_red": "#ff9d97 #e0565c",
    "blue": "#463a22 #2b5ea7 #1f6f8f",
    "bright_cyan": "#8fb8f2",
    "cyan": "#7fa9b4 #6f9cab",
    "green": "#2c7445 #2f4a3c #2f6e52 #3f9a68 #b9c795 #b5cfb4",
    "bright_green": "#7fcaa0",
}
SIXTEEN = {shade: name for name, shades in _BY_NAME.items() for shade in shades.split()}
