import { TempoRelativo } from '../retorno/tempo-relativo.tsx'
import { DuasLinhas } from './duas-linhas.tsx'

type Atualizada = { datahora_atualizacao: string; atualizadaPor: string | null }

/** When it was last written, and by whom. */
export const CELULA_DA_ATUALIZACAO = {
  celula: ({ datahora_atualizacao: data, atualizadaPor }: Atualizada) => (
    <DuasLinhas principal={<TempoRelativo data={data} />} detalhe={atualizadaPor ?? ''} />
  ),
}
