import { followHistory } from '#theme/set-appearance.ts';
import { startAnalytics } from './analytics.ts';
import { enhanceCarousels } from './carousels.ts';
import { enhanceForms } from './forms.ts';
import { enhanceMenus } from './menus.ts';
import { enhancePricing } from './pricing.ts';
import { fitFrames } from './resizing-frames.ts';
import { enhanceScores } from './score-cards.ts';
import { enhanceHeader } from './signed-in.ts';
import { enhanceThemeForm } from './theme-form.ts';
import { enhanceTrial } from './trial.ts';

/**
 * All the script of the public site. Every page is complete without it: each part finds its elements by a data
 * attribute and improves what already works. Built on its own, without a framework.
 */
followHistory();
enhanceThemeForm();
enhanceMenus();
enhanceHeader();
void enhancePricing();
enhanceScores(document);
enhanceTrial();
enhanceCarousels();
fitFrames();
enhanceForms(startAnalytics());
