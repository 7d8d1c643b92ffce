import { useSessao } from '../../../../platform/sessao.tsx'

/** NOV-06, PER-08 A final consumer opens tickets in their own name and no other. */
export const useConsumidorFixo = (): boolean => useSessao().colaborador.tipo === 'CONSUMIDOR_FINAL'
