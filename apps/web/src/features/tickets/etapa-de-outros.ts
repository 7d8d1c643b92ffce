/** SEG-05 Where a page says why the next step is not for this person; the button that can't be pressed points to it. */
export const idDoMotivoDeOutros = (idTicket: number): string => `motivo-da-etapa-${idTicket}`
