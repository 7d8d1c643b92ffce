import type { Contrato } from '@balcao/dominio/contrato'
import type * as z from 'zod/mini'
import { useLeitura } from '../consultas.ts'
import type { Alvo } from './use-envio.ts'

type LeituraComVersao = Contrato & { resposta: z.core.$ZodType<{ versao: number }> }

/** What an action is done to, as it was seen; where somebody was faster, how it stands now is asked of its record. */
export function useAlvo(
  leitura: LeituraComVersao,
  params: Record<string, number>,
  versao: number,
  outros: Pick<Alvo, 'params' | 'query' | 'mudou'> = {},
): Alvo {
  const ler = useLeitura(leitura)
  return {
    params,
    versao,
    mudou: 'ALTERADO_POR_OUTRA_PESSOA',
    ...outros,
    recarregar: async () => ((await ler({ params } as never)) as { versao: number }).versao,
  }
}
