import { Text, Textarea } from '@mantine/core'
import * as z from 'zod/mini'
import { useReler } from '../releitura.ts'
import { FormularioDaAcao } from './formulario-da-acao.tsx'
import type { JanelaUnica } from './janela-da-acao.tsx'
import type { Alvo, ContratoDaAcao } from './use-envio.ts'
import { useFormularioDaAcao } from './use-formulario-da-acao.ts'

type Motivo = z.core.$ZodType<string, string | undefined>

type FormularioDoMotivoProps = {
  contrato: ContratoDaAcao & { corpo: { shape: { motivo: Motivo } } }
  alvo: Alvo
  janela: JanelaUnica
  botoes: { enviar: string; fechar: string }
  /** What follows from it. */
  segue: string
  /** Who reads what is written, said beside it. */
  quemLe: string
  /** Instead of the server's sentence. */
  feito?: string
  opcional?: boolean
  maximo?: number
  tituloDoConflito?: string
}

const LINHAS = 3

/** What is ended, undone or taken back by whoever says why. */
export function FormularioDoMotivo(props: FormularioDoMotivoProps) {
  const { contrato, alvo, janela, segue, quemLe, feito, opcional = false, maximo, ...doFormulario } = props
  const reler = useReler(contrato)
  const acao = useFormularioDaAcao<ContratoDaAcao, { motivo: string }, { motivo: string }>(contrato, {
    esquema: z.object({ motivo: contrato.corpo.shape.motivo }),
    valores: { motivo: '' },
    alvo,
    mensagem: feito,
    // Somebody was faster: what is behind the form shows how it stands now.
    aoFalhar: () => void reler(),
    aoConcluir: janela.fechar,
  })
  const { register, formState } = acao.form
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      contexto={<Text c="dimmed">{segue}</Text>}
      {...doFormulario}
    >
      <Textarea
        label="Motivo"
        description={quemLe}
        required={!opcional}
        data-autofocus
        rows={LINHAS}
        maxLength={maximo}
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
    </FormularioDaAcao>
  )
}
