// Apart from the screen, which would come with it into what every first visit downloads: the route reads it at once.
export const ABAS = ['historico', 'produtos'] as const
export type Aba = (typeof ABAS)[number]
