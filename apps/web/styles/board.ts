// The styles of every page with boards. It is a module, not a style sheet with `@import`, because other pages import some
// of these sheets alone, and the build must not repeat them.

import './hud.css';
import './plate.css';
import './stat.css';
import './keycap.css';
import './deck.css';
import './play.css';
