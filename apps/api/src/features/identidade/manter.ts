import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { problemaDasMedidas } from '@balcao/dominio/arquivos/medidas'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { enviarImagem, listarImagens, voltarImagem } from '@balcao/dominio/identidade/contratos'
import {
  chaveDaImagem,
  gravarImagem,
  IMAGENS_DO_NEGOCIO,
  type ImagemGravada,
  lerImagem,
  type QualImagem,
  quaisImagens,
} from '@balcao/dominio/identidade/imagens'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { arquivoDaImagem, imagemDe } from '../../identidade.ts'
import { nomeLegivel } from '../../platform/arquivos/guardar-arquivos.ts'
import { medirImagem } from '../../platform/arquivos/medir-imagem.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import type { ArquivoRecebido } from '../../platform/http/multipart.ts'
import { rota } from '../../rota.ts'
import type { Desfazer } from '../ajustes/desfazer.ts'
import { registrarAjuste } from '../ajustes/registrar.ts'
import { exigirNivel } from '../parametros/manter.ts'
import {
  gravarParametro,
  type ParametroTravado,
  parametrosComVersao,
  travarParametro,
} from '../parametros/queries.ts'

export const rotaListarImagens = rota(listarImagens, async ({ tx, sessao, negocio }) => {
  const gravados = await parametrosComVersao(tx)
  return {
    muda: sessao.veTudo,
    itens: quaisImagens.map((qual) => {
      const gravado = gravados.find(({ chave }) => chave === chaveDaImagem(qual))
      return {
        qual,
        enviada: apresentar(lerImagem(gravado?.valor)),
        marca: imagemDe(negocio, qual).marca,
        versao: gravado?.versao ?? 0,
      }
    }),
  }
})

const apresentar = (gravada: ImagemGravada | null) =>
  gravada && {
    nome: gravada.nome,
    tamanho: gravada.tamanho,
    largura: gravada.largura,
    altura: gravada.altura,
  }

/** ADM-08 Kept under the digest of its bytes, so the file is written before its row and is never written over. */
export const rotaEnviarImagem = rota(
  enviarImagem,
  async ({ params: { qual }, corpo: { versao }, arquivos, sessao, autoria, negocio, gravar }) => {
    const { nome, maximoMb } = IMAGENS_DO_NEGOCIO[qual]
    const [recebido] = arquivos.ate(maximoMb)
    if (!recebido) recusar(MENSAGENS.obrigatorio)
    const imagem = await conferir(qual, recebido)
    const resposta = await gravar(async (tx) => {
      await exigirNivel(tx, sessao, null)
      const antes = await travarNaVersao(tx, autoria, qual, versao)
      await negocio.armazem.gravar(arquivoDaImagem(imagem), { caminho: recebido.caminho }, recebido.tipo)
      await mudar(tx, autoria, { qual, antes, valor: gravarImagem(imagem) })
      return { message: `${nome}: já vale em todo o negócio.` }
    })
    await negocio.renovarParametros()
    return resposta
  },
  { transacao: 'tardia' },
)

export const rotaVoltarImagem = rota(
  voltarImagem,
  async ({ params: { qual }, corpo: { versao }, sessao, autoria, negocio, gravar }) => {
    const resposta = await gravar(async (tx) => {
      await exigirNivel(tx, sessao, null)
      const antes = await travarNaVersao(tx, autoria, qual, versao)
      await mudar(tx, autoria, { qual, antes, valor: null })
      return { message: `${IMAGENS_DO_NEGOCIO[qual].nome}: voltou ao original.` }
    })
    await negocio.renovarParametros()
    return resposta
  },
  { transacao: 'tardia' },
)

/** The picture before comes back, while the one that the entry says to have put there still is. */
export const desfazerImagem: Desfazer = async ({ tx, sessao, autoria }, entrada) => {
  const qual = quaisImagens.find((outra) => outra === entrada.entidadeId)
  if (!qual) throw new ErroDeNegocio('NAO_ENCONTRADO')
  await exigirNivel(tx, sessao, null)
  const antes = await travarParametro(tx, autoria, chaveDaImagem(qual), null)
  if (antes.valor !== (entrada.depois?.[qual] ?? null)) throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
  await mudar(tx, autoria, { qual, antes, valor: entrada.antes?.[qual] ?? null, desfaz: entrada.id })
}

async function conferir(
  qual: QualImagem,
  { caminho, extensao, nome }: ArquivoRecebido,
): Promise<ImagemGravada> {
  const bytes = await readFile(caminho)
  const tipo = extensao as ImagemGravada['extensao']
  const medidas = await medirImagem(bytes, tipo)
  const problema = problemaDasMedidas(IMAGENS_DO_NEGOCIO[qual], medidas)
  if (problema || !medidas) recusar(problema ?? MENSAGENS.imagemIlegivel)
  const digesto = createHash('sha256').update(bytes).digest('hex')
  return { digesto, extensao: tipo, ...medidas, tamanho: bytes.length, nome: nomeLegivel(nome) }
}

async function travarNaVersao(
  tx: Tx,
  autoria: Autoria,
  qual: QualImagem,
  versao: number,
): Promise<ParametroTravado> {
  const antes = await travarParametro(tx, autoria, chaveDaImagem(qual), null)
  if (antes.versao !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  return antes
}

type Mudanca = { qual: QualImagem; antes: ParametroTravado; valor: string | null; desfaz?: number }

async function mudar(tx: Tx, autoria: Autoria, { qual, antes, valor, desfaz }: Mudanca): Promise<void> {
  if (antes.valor === valor) return
  await gravarParametro(tx, autoria, antes.id, valor)
  const dito = (texto: string | null): ValoresDoAjuste => ({ [qual]: texto })
  await registrarAjuste(tx, autoria, {
    assunto: 'imagem',
    id: qual,
    nome: IMAGENS_DO_NEGOCIO[qual].nome,
    antes: dito(antes.valor),
    depois: dito(valor),
    ...(desfaz !== undefined && { desfaz }),
  })
}

function recusar(problema: string): never {
  throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { [enviarImagem.arquivos.campo]: problema } })
}
