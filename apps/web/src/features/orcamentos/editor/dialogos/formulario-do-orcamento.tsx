import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../../platform/acao/janela-da-acao.tsx'
import type { ContratoDaAcao, CorpoDaAcao } from '../../../../platform/acao/use-envio.ts'
import {
  type FormularioDaAcao as Acao,
  useFormularioDaAcao,
} from '../../../../platform/acao/use-formulario-da-acao.ts'
import { useEditor } from '../contexto.ts'

export type DialogoProps = { aberto: boolean; aoFechar: () => void }

type JanelaDoOrcamentoProps = DialogoProps & {
  titulo: string
  /** Only while it is open. */
  children: (janela: JanelaUnica) => ReactNode
}

export function JanelaDoOrcamento({ titulo, aberto, aoFechar, children }: JanelaDoOrcamentoProps) {
  const janela = useJanelaUnica(titulo, aoFechar)
  return (
    <JanelaDaAcao aberta={aberto} janela={janela}>
      {aberto && children(janela)}
    </JanelaDaAcao>
  )
}

type FormularioDoOrcamentoProps<K, E extends FieldValues, S> = {
  contrato: K
  janela: JanelaUnica
  esquema: z.core.$ZodType<S>
  valores: DefaultValues<E>
  tituloDoConflito: string
  children: (form: Acao<E, S>['form']) => ReactNode
}

/** VEN-02 Something decided about the quote as it stands in the editor, which shows what became of it. */
export function FormularioDoOrcamento<
  K extends ContratoDaAcao,
  E extends FieldValues,
  S extends CorpoDaAcao<K> & FieldValues,
>({ contrato, janela, esquema, valores, tituloDoConflito, children }: FormularioDoOrcamentoProps<K, E, S>) {
  const { editor, salvamento } = useEditor()
  const { edicao, versao } = editor.ler()
  const acao = useFormularioDaAcao<K, E, S>(contrato, {
    alvo: {
      params: { id: edicao.id },
      versao,
      mudou: 'ALTERADO_POR_OUTRA_PESSOA',
      async recarregar() {
        await salvamento.reler()
        return editor.ler().versao
      },
    },
    esquema,
    valores,
    aoConcluir() {
      janela.fechar()
      void salvamento.reler()
    },
  })
  return (
    <FormularioDaAcao acao={acao} janela={janela} tituloDoConflito={tituloDoConflito}>
      {children(acao.form)}
    </FormularioDaAcao>
  )
}
