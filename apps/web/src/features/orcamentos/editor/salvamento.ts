import {
  baseComEnviado,
  type Conteudo,
  type Mudancas,
  mudancasEntre,
  nadaMudou,
} from '@balcao/dominio/orcamentos/conciliar'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { CAMPOS_QUE_REPRECIAM } from '@balcao/dominio/precos-que-mudariam'
import { ApiError, mensagemDoErro } from '../../../platform/api-error.ts'
import { talvezFeita } from '../../../platform/intencoes.ts'
import type { Editor } from './editor.ts'
import { conteudoDe, type Edicao } from './estado.ts'
import { porEnviar, type RespostaDaGravacao } from './gravar.ts'

const PAUSA_MS = 700
const NOVA_TENTATIVA_MS = 5_000

/** What was not saved yet, kept in this browser. */
export type Guardado = {
  base: Conteudo
  conteudo: Conteudo
  /** Sent, and nobody knows whether it arrived. */
  enviado: Mudancas | null
  /** Of the lines that the server may not know yet. */
  produtos: ProdutoNoEditor[]
}

/** `ciente` says that what would change besides was seen. */
export type Pedido = { versao: number; envio: Mudancas; ciente?: string | undefined }

type Portas = {
  enviar: (pedido: Pedido) => Promise<RespostaDaGravacao>
  reler: () => Promise<Edicao>
  guardar: (guardado: Guardado | null) => void
  temProblema: (linha: LinhaDigitada) => boolean
  agora: () => Date
}

export type Salvamento = ReturnType<typeof criarSalvamento>

/** VEN-02 Saves by itself after a pause: only what changed, one request at a time, never over what others did. */
export function criarSalvamento(editor: Editor, portas: Portas) {
  let espera: ReturnType<typeof setTimeout> | undefined
  let ocupado = false
  let parado = true
  let ouvida = 0
  /** The very same is sent until its fate is known: it has one key, and is done once (TIC-13). */
  let incerto: Pedido | null = null
  let ciente: string | undefined

  const agendar = (ms: number) => {
    clearTimeout(espera)
    if (!parado) espera = setTimeout(() => void salvar(), ms)
  }

  function guardar() {
    const { base, conteudo, produtos } = editor.ler()
    const mudancas = mudancasEntre(base, conteudo)
    if (nadaMudou(mudancas) && !incerto) return portas.guardar(null)
    const usados = new Set(mudancas.itens.map(({ idProd }) => idProd))
    portas.guardar({
      base,
      conteudo,
      enviado: incerto?.envio ?? null,
      produtos: [...produtos.values()].filter(({ id }) => usados.has(id)),
    })
  }

  async function reler() {
    editor.receber(await portas.reler())
    guardar()
  }

  /** Somebody saved after me. */
  async function alcancar() {
    if (ouvida <= editor.ler().versao) return
    await reler().catch(() => {
      // Out of reach: the next save asks again.
    })
  }

  async function salvar(): Promise<void> {
    clearTimeout(espera)
    const estado = editor.ler()
    if (ocupado || estado.conflito || estado.pergunta || estado.edicao.soLeitura) return
    guardar()
    const { envio, ficam } = porEnviar(estado, portas.temProblema)
    const pedido = incerto ?? { versao: estado.versao, envio, ciente }
    ciente = undefined
    if (nadaMudou(pedido.envio)) {
      if (ficam > 0) editor.definirGravacao({ fase: 'por-corrigir' })
      else if (estado.gravacao.fase !== 'salvo') editor.definirGravacao({ fase: 'salvo', em: portas.agora() })
      return
    }
    ocupado = true
    incerto = pedido
    editor.definirGravacao({ fase: 'salvando' })
    const continuar = await enviar(pedido)
    await alcancar()
    ocupado = false
    guardar()
    // A yes that came while this was under way waits for nobody.
    if (continuar !== null || ciente) agendar(continuar ?? 0)
  }

  /** Answers when to look again whether something is left; null when that waits for somebody. */
  async function enviar(pedido: Pedido): Promise<number | null> {
    try {
      const resposta = await portas.enviar(pedido)
      incerto = null
      editor.confirmar(pedido.envio, resposta, portas.agora())
      // Prices rest on these: what they became, only the server knows.
      if (CAMPOS_QUE_REPRECIAM.some((campo) => campo in pedido.envio.cabecalho)) await reler()
      return 0
    } catch (erro) {
      return aoFalhar(erro, pedido.envio)
    }
  }

  async function aoFalhar(erro: unknown, envio: Mudancas): Promise<number | null> {
    if (talvezFeita(erro)) {
      editor.definirGravacao({ fase: 'sem-conexao' })
      return NOVA_TENTATIVA_MS
    }
    incerto = null
    if (!(erro instanceof ApiError)) throw erro
    if (erro.precos) return editor.perguntar(erro.precos, envio) ? null : 0
    const soltas = erro.status === 422 ? editor.recusar(envio, erro.campos) : []
    // What is marked now stays behind, and the rest goes.
    if (erro.status === 422 && soltas.length === 0 && Object.keys(erro.campos).length > 0) return 0
    if (erro.status === 409) {
      try {
        await reler()
        // Taken up, or asked about; what may no longer be changed at all says why.
        if (!editor.ler().edicao.soLeitura) return editor.ler().conflito ? null : 0
      } catch (outro) {
        return aoFalhar(outro, envio)
      }
    }
    editor.definirGravacao({ fase: 'falhou', mensagem: soltas[0] ?? mensagemDoErro(erro) })
    return null
  }

  return {
    salvar,
    guardar,
    /** Others saved: theirs shows, and mine stays where only I touched. */
    async ouvir(versao: number) {
      ouvida = Math.max(ouvida, versao)
      if (!ocupado) await alcancar()
    },
    reler,
    /** What would change was shown, and may. */
    async aceitarPrecos() {
      ciente = editor.concordar()
      await salvar()
    },
    /** What was left unsaved here before is taken up again, over what the quote became since. */
    retomar({ base, conteudo, enviado, produtos }: Guardado) {
      const { edicao } = editor.ler()
      editor.conhecer(produtos)
      editor.receber(edicao, {}, enviado ? baseComEnviado(base, enviado, conteudoDe(edicao)) : base, conteudo)
    },
    /** Answers how to stop: what is left is sent while leaving, and what does not arrive was kept. */
    iniciar() {
      parado = false
      const deixarDeOuvir = editor.aoMudarConteudo(() => {
        const { fase } = editor.ler().gravacao
        if (!ocupado && fase !== 'sem-conexao' && fase !== 'alterado')
          editor.definirGravacao({ fase: 'alterado' })
        agendar(PAUSA_MS)
      })
      agendar(0)
      return () => {
        deixarDeOuvir()
        void salvar()
        parado = true
        clearTimeout(espera)
      }
    },
  }
}
