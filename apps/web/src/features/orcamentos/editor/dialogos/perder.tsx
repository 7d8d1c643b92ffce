import { listarMotivosDeAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { perderOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { Textarea } from '@mantine/core'
import { useMemo } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import type { JanelaUnica } from '../../../../platform/acao/janela-da-acao.tsx'
import { useConsulta } from '../../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../../platform/ficha/area-da-consulta.tsx'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { type DialogoProps, FormularioDoOrcamento, JanelaDoOrcamento } from './formulario-do-orcamento.tsx'

const { motivoPerda, observacao } = perderOrcamento.corpo.shape
const esquema = z.object({ motivoPerda, observacao })
type Dados = z.output<typeof esquema>
type Campos = { motivoPerda: number | null; observacao: string }

/** VEN-02 Lost, and why. */
export function Perder(props: DialogoProps) {
  return (
    <JanelaDoOrcamento {...props} titulo="Dar por perdido">
      {(janela) => <Motivos janela={janela} />}
    </JanelaDoOrcamento>
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
  const opcoes = useMemo(() => motivos.map(({ id, desc }) => ({ valor: id, nome: desc })), [motivos])
  return (
    <FormularioDoOrcamento<typeof perderOrcamento, Campos, Dados>
      contrato={perderOrcamento}
      janela={janela}
      esquema={esquema}
      valores={{ motivoPerda: null, observacao: '' }}
      tituloDoConflito="Este orçamento mudou enquanto você preenchia"
    >
      {({ control, register, formState }) => (
        <>
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
            description="Opcional. Só a equipe lê."
            rows={3}
            maxLength={1000}
            error={formState.errors.observacao?.message}
            {...register('observacao')}
          />
        </>
      )}
    </FormularioDoOrcamento>
  )
}
