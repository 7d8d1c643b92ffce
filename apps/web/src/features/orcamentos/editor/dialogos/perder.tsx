import { listarMotivosDeAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { perderOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { Textarea } from '@mantine/core'
import { useMemo } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../../platform/ficha/area-da-consulta.tsx'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { useEditor } from '../contexto.ts'

const { motivoPerda, observacao } = perderOrcamento.corpo.shape
const esquema = z.object({ motivoPerda, observacao })
type Dados = z.output<typeof esquema>
type Campos = { motivoPerda: number | null; observacao: string }

/** VEN-02 Lost, and why. */
export function Perder({ aberto, aoFechar }: { aberto: boolean; aoFechar: () => void }) {
  const janela = useJanelaUnica('Dar por perdido', aoFechar)
  return (
    <JanelaDaAcao aberta={aberto} janela={janela}>
      {aberto && <Motivos janela={janela} />}
    </JanelaDaAcao>
  )
}

function Motivos({ janela }: { janela: JanelaUnica }) {
  const consulta = useConsulta(listarMotivosDeAtendimento, {}, { mostradoNaArea: true, listaComum: true })
  return (
    <AreaDaConsulta consulta={consulta}>
      {({ motivosPerda }) => <Formulario motivos={motivosPerda} janela={janela} />}
    </AreaDaConsulta>
  )
}

type FormularioProps = { motivos: readonly { id: number; desc: string }[]; janela: JanelaUnica }

function Formulario({ motivos, janela }: FormularioProps) {
  const { editor, salvamento } = useEditor()
  const { edicao, versao } = editor.ler()
  const acao = useFormularioDaAcao<typeof perderOrcamento, Campos, Dados>(perderOrcamento, {
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
    valores: { motivoPerda: null, observacao: '' },
    aoConcluir() {
      janela.fechar()
      void salvamento.reler()
    },
  })
  const { control, register, formState } = acao.form
  const opcoes = useMemo(() => motivos.map(({ id, desc }) => ({ valor: id, nome: desc })), [motivos])
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      tituloDoConflito="Este orçamento mudou enquanto você preenchia"
    >
      <Controller
        control={control}
        name="motivoPerda"
        render={({ field }) => (
          <CampoDeSelecao<number>
            label="Motivo da perda"
            required
            data-autofocus
            {...field}
            opcoes={opcoes}
            error={formState.errors.motivoPerda?.message}
          />
        )}
      />
      <Textarea
        label="Observações"
        rows={3}
        maxLength={1000}
        error={formState.errors.observacao?.message}
        {...register('observacao')}
      />
    </FormularioDaAcao>
  )
}
