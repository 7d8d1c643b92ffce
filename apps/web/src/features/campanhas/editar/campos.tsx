import { Group, Pill, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Controller, type FieldPath, useFormContext } from 'react-hook-form'
import { CampoDeDinheiro } from '../../../ui/campos/campo-de-dinheiro.tsx'
import { CampoDePercentual } from '../../../ui/campos/campo-de-percentual.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import { CampoDecimal } from '../../../ui/campos/campo-decimal.tsx'
import type { Opcao } from '../../../ui/campos/opcao.tsx'
import type { Campos } from './valores.ts'

const CASAS_DO_PRECO = 4
const texto = (valor: unknown) => (valor == null ? null : String(valor))

type NumeroProps = {
  name: FieldPath<Campos>
  label: string
  especie?: 'reais' | 'preco' | 'porcento' | 'quantidade' | 'inteiro'
  description?: string
  required?: boolean
  sufixo?: string
}

/** One number of the form, by its kind. */
export function Numero({
  name,
  label,
  especie = 'quantidade',
  description,
  required = false,
  sufixo,
}: NumeroProps) {
  const { control } = useFormContext<Campos>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const comum = {
          label,
          required,
          ...(description && { description }),
          value: texto(field.value),
          onChange: field.onChange,
          error: fieldState.error?.message,
        }
        if (especie === 'reais') return <CampoDeDinheiro {...comum} casas={2} />
        if (especie === 'preco') return <CampoDeDinheiro {...comum} casas={CASAS_DO_PRECO} />
        if (especie === 'porcento') return <CampoDePercentual {...comum} casas={2} semZeros />
        return (
          <CampoDecimal {...comum} casas={especie === 'inteiro' ? 0 : 2} semZeros rightSection={sufixo} />
        )
      }}
    />
  )
}

type VariosProps = {
  name: FieldPath<Campos>
  label: string
  opcoes: readonly Opcao<string | number>[]
  vazio: string
}

/** Several of a short list; none is all of them. */
export function Varios({ name, label, opcoes, vazio }: VariosProps) {
  const { control } = useFormContext<Campos>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const escolhidos = (field.value as (string | number)[] | undefined) ?? []
        return (
          <CampoDeSelecaoMultipla<string | number>
            label={label}
            placeholder={escolhidos.length === 0 ? vazio : ''}
            semPreSelecao
            opcoes={opcoes}
            value={escolhidos}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )
      }}
    />
  )
}

type Escolhida = { valor: number; nome: string }
type Seletor = (props: {
  label: string
  value: Escolhida | null
  onChange: (opcao: Escolhida | null) => void
  error?: ReactNode
}) => ReactNode

type PesquisadosProps = {
  name: 'produtos' | 'clientes'
  label: string
  seletor: Seletor
  nomes: readonly { id: number; nome: string }[]
}

/** Several that are looked up one by one: each that is chosen joins the others. */
export function Pesquisados({ name, label, seletor: Pesquisa, nomes }: PesquisadosProps) {
  const { control } = useFormContext<Campos>()
  const [conhecidos, setConhecidos] = useState(() => new Map(nomes.map(({ id, nome }) => [id, nome])))
  const [vez, setVez] = useState(0)
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const ids = (field.value as number[] | undefined) ?? []
        return (
          <Stack gap={6}>
            <Pesquisa
              key={vez}
              label={label}
              value={null}
              onChange={(opcao) => {
                if (!opcao) return
                setConhecidos(new Map([...conhecidos, [opcao.valor, opcao.nome]]))
                if (!ids.includes(opcao.valor)) field.onChange([...ids, opcao.valor])
                setVez(vez + 1)
              }}
              error={fieldState.error?.message}
            />
            {ids.length > 0 && (
              <Group gap={6}>
                {ids.map((id) => {
                  const nome = conhecidos.get(id) ?? String(id)
                  return (
                    <Pill
                      key={id}
                      withRemoveButton
                      onRemove={() => field.onChange(ids.filter((um) => um !== id))}
                      removeButtonProps={{ 'aria-label': `Tirar ${nome}`, 'aria-hidden': false, tabIndex: 0 }}
                    >
                      {nome}
                    </Pill>
                  )
                })}
              </Group>
            )}
          </Stack>
        )
      }}
    />
  )
}
