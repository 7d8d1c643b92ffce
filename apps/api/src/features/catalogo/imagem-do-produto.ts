import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { problemaDasMedidas } from '@balcao/dominio/arquivos/medidas'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { IMAGEM_DO_PRODUTO, idDaImagemEnviada } from '@balcao/dominio/produtos/imagem'
import { enviarImagemDoProduto, tirarImagemDoProduto } from '@balcao/dominio/produtos/manter'
import type { Negocio } from '../../negocio.ts'
import { limparPasta } from '../../platform/arquivos/limpar-pasta.ts'
import { medirImagem } from '../../platform/arquivos/medir-imagem.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import type { ArquivoRecebido } from '../../platform/http/multipart.ts'
import type { Rota } from '../../platform/http/rota.ts'
import { rota } from '../../rota.ts'
import { mudarLinha, travarLinha } from '../ajustes/mudar-linha.ts'
import { chaveDaImagem, PASTA_DAS_IMAGENS } from '../produtos/imagem.ts'
import { PRODUTOS } from './produtos.ts'
import { imagensEmUso } from './queries-imagens.ts'

/** ADM-07 A field of the product like any other, whose value is the name of a file: versions, audit and undo follow from that. */
async function mudarImagem(
  { tx, autoria }: { tx: Tx; autoria: Autoria },
  { id, versao, imagemId }: { id: number; versao: number; imagemId: string },
): Promise<{ nome: string; versao: number }> {
  const { atual, tabela } = await travarLinha(tx, PRODUTOS, id, versao)
  const mudou = (atual.valores.imagemId ?? '') !== imagemId
  const nome = await mudarLinha(tx, autoria, PRODUTOS, { atual, tabela, novos: { imagemId } })
  return { nome, versao: versao + (mudou ? 1 : 0) }
}

async function conferir({ caminho, extensao }: ArquivoRecebido): Promise<string> {
  const bytes = await readFile(caminho)
  const problema = problemaDasMedidas(IMAGEM_DO_PRODUTO, await medirImagem(bytes, extensao))
  if (problema) recusar(problema)
  return idDaImagemEnviada(extensao, createHash('sha256').update(bytes).digest('hex'))
}

function recusar(problema: string): never {
  throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
    campos: { [enviarImagemDoProduto.arquivos.campo]: problema },
  })
}

export const rotasDaImagemDoProduto: Rota[] = [
  rota(
    enviarImagemDoProduto,
    async ({ params: { idLinha: id }, corpo: { versao }, arquivos, autoria, negocio, gravar }) => {
      const [recebido] = arquivos.ate(IMAGEM_DO_PRODUTO.maximoMb)
      if (!recebido) recusar(MENSAGENS.obrigatorio)
      const imagemId = await conferir(recebido)
      return gravar(async (tx) => {
        const mudada = await mudarImagem({ tx, autoria }, { id, versao, imagemId })
        // Before the row is seen, so that no page asks for a file that is not there yet.
        await negocio.armazem.gravar(chaveDaImagem(imagemId), { caminho: recebido.caminho }, recebido.tipo)
        return { message: `Imagem de “${mudada.nome}” guardada.`, id, versao: mudada.versao }
      })
    },
    { transacao: 'tardia' },
  ),
  rota(tirarImagemDoProduto, async ({ params: { idLinha: id }, corpo: { versao }, tx, autoria }) => {
    const mudada = await mudarImagem({ tx, autoria }, { id, versao, imagemId: '' })
    return { message: `Imagem de “${mudada.nome}” tirada.`, id, versao: mudada.versao }
  }),
]

/** Pictures that people sent and that neither a product nor the audit names any more. Answers how many went. */
export const limparImagensDosProdutos = (
  { armazem, banco }: Pick<Negocio, 'armazem' | 'banco'>,
  agora: Date,
  sinal: AbortSignal,
): Promise<number> =>
  limparPasta(
    { armazem, pasta: PASTA_DAS_IMAGENS, emUso: (chaves) => imagensEmUso(banco, chaves) },
    agora,
    sinal,
  )
