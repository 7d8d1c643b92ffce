import { criarInformacao, TAMANHO_DA_INFORMACAO } from '@balcao/dominio/informacoes/contratos'
import { Textarea } from '@mantine/core'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { SeletorDeSegmento, SeletorDeValor } from './seletores-da-informacao.tsx'

export type CamposDaInformacao = {
  dimensao: string | null
  dimensao_id: number | null
  cliente_id: number
  observacao: string
}
export const esquemaDaInformacao = criarInformacao.corpo
export type DadosDaInformacao = z.output<typeof esquemaDaInformacao>

/** CLI-05 Segment, value and note. */
export function CamposDaInformacao() {
  const { control, register, setValue, formState } = useFormContext<CamposDaInformacao>()
  const { errors } = formState
  const dimensao = useWatch({ control, name: 'dimensao' })
  return (
    <>
      <Controller
        control={control}
        name="dimensao"
        render={({ field: { ref: _, onChange, ...field } }) => (
          <SeletorDeSegmento
            {...field}
            error={errors.dimensao?.message}
            onChange={(novo) => {
              onChange(novo)
              // The values of another segment are others.
              setValue('dimensao_id', null, { shouldDirty: true })
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="dimensao_id"
        render={({ field: { ref: _, ...field } }) => (
          <SeletorDeValor {...field} dimensao={dimensao} error={errors.dimensao_id?.message} />
        )}
      />
      <Textarea
        label="Observações"
        description="Só a equipe lê."
        required
        rows={2}
        autosize
        maxRows={6}
        maxLength={TAMANHO_DA_INFORMACAO}
        error={errors.observacao?.message}
        {...register('observacao')}
      />
    </>
  )
}
