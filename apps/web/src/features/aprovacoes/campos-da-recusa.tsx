import { MOTIVOS_DE_RECUSA, type MotivoDeRecusa } from '@balcao/dominio/aprovacoes/situacoes'
import { Stack, Textarea } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import { opcoesDe } from '../../platform/listas/descricao.ts'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'

const MAIOR_MOTIVO = 500
const LINHAS = 3
const MOTIVOS = opcoesDe(MOTIVOS_DE_RECUSA)

type Campos = { motivo: string; motivoDeRecusa: MotivoDeRecusa | null | undefined }

/** A no says why, by one of a list; a yes may say something. */
export function CamposDaRecusa({ aprova }: { aprova: boolean }) {
  const { control, register, formState } = useFormContext<Campos>()
  return (
    <Stack gap="md">
      {!aprova && (
        <Controller
          control={control}
          name="motivoDeRecusa"
          render={({ field, fieldState }) => (
            <CampoDeSelecao
              label="Motivo"
              required
              data-autofocus
              opcoes={MOTIVOS}
              value={field.value ?? null}
              onChange={(valor) => field.onChange(valor ?? undefined)}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <Textarea
        label={aprova ? 'Observação' : 'O que mais há a dizer'}
        description="Opcional. Quem pediu lê; o cliente, não."
        rows={LINHAS}
        maxLength={MAIOR_MOTIVO}
        {...(aprova && { 'data-autofocus': true })}
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
    </Stack>
  )
}
