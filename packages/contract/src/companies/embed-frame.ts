/** The frame the widget stands in. No schema here: the widget's own script loads this file. */
export const embedFrameMinHeight = 700;
/** A page inside a frame may ask for room, not for the whole of a company's site. */
export const embedFrameMaxHeight = 20_000;
export const resizeMessageType = 'candela:resize';
