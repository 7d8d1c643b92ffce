import { canalDoOrcamento, type EventosDoOrcamento } from '@balcao/dominio/orcamentos/canais'
import { alterarOrcamento, obterEdicao } from '@balcao/dominio/orcamentos/edicao'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useAcao, useLeitura } from '../../../platform/consultas.ts'
import { useParametro } from '../../../platform/parametros.ts'
import { apagarRascunho, chaveDoRascunho, guardarRascunho, lerRascunho } from '../../../platform/rascunhos.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useCanal } from '../../../platform/tempo-real.ts'
import type { EditorAberto } from './contexto.ts'
import { criarEditor } from './editor.ts'
import { type Edicao, mantidoDe } from './estado.ts'
import { problemasNaTela } from './gravar.ts'
import { criarParteDasDespesas, criarPrecificacao } from './precificacao.ts'
import { criarSalvamento, type Guardado } from './salvamento.ts'
import { useAoSair, useAoVoltarAConexao } from './use-ao-sair.ts'

/** PAR-01 What the branch of the quote asks of a line. */
function useRegrasDaLinha({ permitePrecoDigitado }: Edicao): EditorAberto['regras'] {
  const tamanhoQuantidadeOrcamento = useParametro('tamanhoQuantidadeOrcamento')
  const descontoAcimaDoLimite = useParametro('descontoAcimaDoLimite')
  const validacaoPreco = useParametro('validacaoPreco')
  return useMemo(
    () => ({ tamanhoQuantidadeOrcamento, permitePrecoDigitado, descontoAcimaDoLimite, validacaoPreco }),
    [tamanhoQuantidadeOrcamento, permitePrecoDigitado, descontoAcimaDoLimite, validacaoPreco],
  )
}

const NAO_EDITA = 'A sua conta vê este orçamento, mas não pode mudá-lo.'

/** VEN-02 The quote on the screen: what is typed is saved by itself, survives the page, and meets what others type. */
export function useEditorAberto(edicao: Edicao): EditorAberto {
  const { id } = edicao
  const { colaborador, pode } = useSessao()
  const regras = useRegrasDaLinha(edicao)
  const { mutateAsync: alterar } = useAcao(alterarOrcamento)
  const lerEdicao = useLeitura(obterEdicao)
  const [{ editor, precificar, parteDasDespesas, salvamento }] = useState(() => {
    const chave = chaveDoRascunho(colaborador.id, `orcamentos/${id}`)
    const editor = criarEditor(edicao)
    const precificar = criarPrecificacao((linha) => mantidoDe(editor.ler(), linha))
    const salvamento = criarSalvamento(editor, {
      enviar: ({ versao, envio, ciente }) => alterar({ params: { id }, corpo: { versao, ...envio, ciente } }),
      reler: () => lerEdicao({ params: { id } }),
      guardar: (guardado) => (guardado ? guardarRascunho(chave, guardado) : apagarRascunho(chave)),
      temProblema: (linha) =>
        Object.keys(problemasNaTela(editor.ler(), linha, regras, precificar)).length > 0,
      agora: () => new Date(),
    })
    const guardado = lerRascunho<Guardado>(chave)
    if (guardado && edicao.soLeitura === null) salvamento.retomar(guardado)
    return { editor, precificar, parteDasDespesas: criarParteDasDespesas(precificar), salvamento }
  })

  useEffect(() => salvamento.iniciar(), [salvamento])
  useAoSair(salvamento.guardar)
  useAoVoltarAConexao(() => void salvamento.salvar())
  useCanal<EventosDoOrcamento>(canalDoOrcamento(id), {
    'orcamento-mudou': ({ versao }) => void salvamento.ouvir(versao),
  })
  const porque = useSyncExternalStore(editor.assinar, () => editor.ler().edicao.soLeitura)
  const soLeitura = porque ?? (pode('ORCAMENTO_EDITAR') ? null : NAO_EDITA)
  return useMemo(
    () => ({ editor, salvamento, precificar, parteDasDespesas, regras, soLeitura }),
    [editor, salvamento, precificar, parteDasDespesas, regras, soLeitura],
  )
}
