import { Textarea } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import { CampoDeDinheiro } from '../../../ui/campos/campo-de-dinheiro.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'

const LINHAS = 3
const CENTAVOS = 2
const texto = (valor: unknown) => (valor == null ? null : String(valor))

export function CampoDoMotivo() {
  const { register, formState } = useFormContext<{ motivo: string }>()
  return (
    <Textarea
      label="Motivo"
      description="Fica no extrato da conta; só a equipe lê."
      required
      rows={LINHAS}
      error={formState.errors.motivo?.message}
      {...register('motivo')}
    />
  )
}

export function CampoDoValor({ nome, rotulo }: { nome: 'valor' | 'limite'; rotulo: string }) {
  const { control } = useFormContext()
  return (
    <Controller
      control={control}
      name={nome}
      render={({ field, fieldState }) => (
        <CampoDeDinheiro
          label={rotulo}
          required
          casas={CENTAVOS}
          value={texto(field.value)}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

type Escolha = { id: number; nome: string }
type CampoDaPessoaProps = { nome: 'idColaborador' | 'paraConta'; rotulo: string; pessoas: readonly Escolha[] }

export function CampoDaPessoa({ nome, rotulo, pessoas }: CampoDaPessoaProps) {
  const { control } = useFormContext()
  return (
    <Controller
      control={control}
      name={nome}
      render={({ field, fieldState }) => (
        <CampoDeSelecao
          label={rotulo}
          required
          data-autofocus
          opcoes={pessoas.map(({ id, nome: dela }) => ({ valor: id, nome: dela }))}
          value={(field.value as number | undefined) ?? null}
          onChange={(valor) => field.onChange(valor ?? undefined)}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
