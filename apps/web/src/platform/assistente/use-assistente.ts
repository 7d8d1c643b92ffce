import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import { useCallback, useRef, useState } from 'react'
import type { EstadoDoAssistente, Falha } from '../../ui/assistente/estado-do-assistente.ts'
import type { PropsDoPasso } from '../../ui/assistente/passo.ts'
import { usePassos } from '../../ui/assistente/use-passos.ts'
import { useConfirmar } from '../../ui/retorno/confirmacao.tsx'
import type { ApiError } from '../api-error.ts'
import { type Comeco, type DescricaoDoAssistente, useChaveDoRascunho } from './descricao-do-assistente.ts'
import { useEnvioDoAssistente } from './use-envio-do-assistente.ts'
import { useGuardarRascunho } from './use-guardar-rascunho.ts'

type OpcoesDoAssistente<N, P extends string, S> = Comeco<N, P> & {
  aoConcluir: (saida: S) => void
  aoFechar: () => void
  /** A last question, once everything is right: answers whether it goes. */
  antesDeEnviar?: ((novo: N) => Promise<boolean>) | undefined
  /** Beside telling it. */
  aoFalhar?: ((erro: ApiError) => void) | undefined
}

/** NOV-02, NOV-05, NOV-16 A wizard at work: what was typed, where one is, the draft, the sending. */
export function useAssistente<N extends { passo: P }, P extends string, K extends Contrato>(
  descricao: DescricaoDoAssistente<N, P, K>,
  opcoes: OpcoesDoAssistente<N, P, RespostaDe<K>>,
): EstadoDoAssistente<N, P> {
  const { inicial, anterior, aoConcluir, aoFechar, antesDeEnviar } = opcoes
  const { textos, nomeDoCampo } = descricao
  const confirmar = useConfirmar()
  const [novo, setNovo] = useState(anterior?.valores.novo ?? inicial)
  const [falha, setFalha] = useState<Falha | null>(null)
  const [aviso, setAviso] = useState<string | null>(null)
  /** The sending that waits for its last question; whoever leaves meanwhile gives it up. */
  const aDecidir = useRef<symbol>(null)
  const mudar = useCallback<PropsDoPasso<N, P>['mudar']>((transicao) => setNovo(transicao), [])
  const passos = descricao.usePassos(novo, mudar)
  const visitadosAntes = anterior?.valores.visitados ?? [novo.passo]
  const caminho = usePassos(novo, mudar, { ...descricao, passos, visitadosAntes })
  const vazio = descricao.semAlteracoes(novo, inicial)

  const envio = useEnvioDoAssistente(descricao, {
    anterior: anterior?.valores.envio ?? null,
    guardar: (atual): Promise<void> => rascunho.guardarJa({ envio: atual }),
    async aoConcluir(saida) {
      await rascunho.encerrar()
      aoConcluir(saida)
    },
    aoFalhar(erro, retrato) {
      const campos = descricao.camposDoErro?.(erro) ?? erro.campos
      setFalha({ mensagem: erro.message, recusas: { campos, retrato } })
      opcoes.aoFalhar?.(erro)
    },
  })
  const rascunho = useGuardarRascunho(
    useChaveDoRascunho(descricao.formulario),
    { novo, visitados: caminho.visitados, envio: envio.envio },
    { vazio, antes: anterior?.em ?? null },
  )

  return {
    novo,
    mudar,
    passos,
    caminho,
    textos,
    nomeDoCampo,
    salvoEm: rascunho.salvoEm,
    enviando: envio.enviando,
    parte: envio.parte,
    cancelarEnvio: envio.cancelar,
    falha,
    aviso,
    dispensarAviso: () => setAviso(null),
    async enviar() {
      setAviso(null)
      if (aDecidir.current || !caminho.conferirTudo()) return
      const este = Symbol()
      aDecidir.current = este
      const vai = !antesDeEnviar || (await antesDeEnviar(novo))
      if (aDecidir.current !== este) return
      aDecidir.current = null
      if (vai) void envio.enviar(novo)
    },
    voltarDaFalha() {
      if (!falha) return
      setAviso(falha.mensagem)
      caminho.recusar(falha.recusas)
      setFalha(null)
    },
    voltarPeloNavegador() {
      if (envio.enviando) return true
      aDecidir.current = null
      if (caminho.podeVoltar) {
        caminho.voltar()
        return true
      }
      if (!vazio) void rascunho.guardarJa()
      aoFechar()
      return false
    },
    async tentarFechar() {
      if (envio.enviando) return
      const pergunta = {
        titulo: textos.descartar,
        mensagem: 'O que você preencheu e anexou será apagado.',
        confirmar: 'Descartar',
        cancelar: 'Continuar preenchendo',
        perigo: true,
      }
      if (!vazio && !(await confirmar(pergunta))) return
      aDecidir.current = null
      await rascunho.encerrar()
      aoFechar()
    },
  }
}
