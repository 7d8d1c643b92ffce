import { registrarAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { SITUACAO_DO_ORCAMENTO, type SituacaoDoOrcamento } from '@balcao/dominio/atendimentos/situacao'
import * as z from 'zod/mini'

/** By the names of the wire; what is not filled in is null. */
export type CamposDoAtendimento = {
  cliente_id: number
  orcamento_id: number | null
  motivo_id: number | null
  descricao: string
  data_retorno: string | null
  situacaoOrcamento: SituacaoDoOrcamento | null
  motivoPerda: number | null
}

/** What was filled in and no longer belongs (the quote was taken out, it is not lost after all) is not sent. */
export const esquemaDoAtendimento = z.pipe(
  registrarAtendimento.corpo,
  z.transform((dados: z.output<typeof registrarAtendimento.corpo>) => {
    const situacaoOrcamento = dados.orcamento_id ? dados.situacaoOrcamento : null
    const perdido = situacaoOrcamento === SITUACAO_DO_ORCAMENTO.PERDIDO
    return { ...dados, situacaoOrcamento, motivoPerda: perdido ? dados.motivoPerda : null }
  }),
)
export type DadosDoAtendimento = z.output<typeof esquemaDoAtendimento>
