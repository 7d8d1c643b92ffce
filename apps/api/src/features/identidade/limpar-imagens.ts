import { chaveDaImagem, lerImagem, quaisImagens } from '@balcao/dominio/identidade/imagens'
import { arquivoDaImagem, PASTA_DAS_IMAGENS } from '../../identidade.ts'
import type { Negocio } from '../../negocio.ts'
import { limparPasta } from '../../platform/arquivos/limpar-pasta.ts'
import { imagensLembradas } from './queries.ts'

/** ADM-08 Pictures that no entry of the audit speaks of any more: while one does, they can be put back. Answers how many went. */
export const limparImagens = (
  { armazem, banco }: Pick<Negocio, 'armazem' | 'banco'>,
  agora: Date,
  sinal: AbortSignal,
): Promise<number> =>
  limparPasta(
    {
      armazem,
      pasta: PASTA_DAS_IMAGENS,
      async emUso() {
        const ditas = await imagensLembradas(banco, quaisImagens.map(chaveDaImagem))
        return ditas.flatMap((dita) => lerImagem(dita) ?? []).map(arquivoDaImagem)
      },
    },
    agora,
    sinal,
  )
