const entreAspas = (nome: string) => `“${nome}”`

/** TIC-13 How each change reads in the history of its ticket. */
export const FRASES = {
  avanco: (de: string, para: string) => `Avançou de ${entreAspas(de)} para ${entreAspas(para)}.`,
  retrocesso: (de: string, para: string) => `Voltou de ${entreAspas(de)} para ${entreAspas(para)}.`,
  finalizacao: (motivo: string) => `Finalizou o ticket: ${motivo}.`,
  reabertura: 'Reabriu o ticket.',
  arquivamento: 'Arquivou o ticket.',
  desarquivamento: 'Tirou o ticket do arquivo.',
  reclassificacao: (de: string, para: string) =>
    `Mudou o tipo de ${entreAspas(de)} para ${entreAspas(para)}.`,
  encaminhamento: (setor: string, operador: string | null) =>
    operador ? `Encaminhou para ${setor}, aos cuidados de ${operador}.` : `Encaminhou para ${setor}.`,
} as const

/** What was done, then what the person had to say about it. */
export function comObservacao(...partes: (string | null | undefined)[]): string {
  return partes.filter(Boolean).join('\n')
}
