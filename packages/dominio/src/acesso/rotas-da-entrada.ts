/** What the sign-in page calls, apart from the contracts: it does without their schemas (`contratoSemEsquemas`). */
export const ROTA_DO_CAPTCHA = 'GET /captcha'
export const ROTA_DE_ENTRADA = 'POST /login/sac'
export const ROTA_DO_SEGUNDO_FATOR = 'POST /login/sac/segundo-fator'
