import type { Automacao } from '@balcao/dominio/automacoes/campos'
import { CONDICOES, type Condicao } from '@balcao/dominio/automacoes/condicoes'
import { MAXIMO_POR_CONDICAO } from '@balcao/dominio/automacoes/contratos'
import { Pill, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { SeletorDeCliente } from '../../../seletores/seletor-de-cliente.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import type { Campos } from './campos-da-automacao.ts'
import type { OpcoesDaAutomacao } from './use-opcoes-da-automacao.ts'

/** Whose choices come whole; customers are searched for. */
const DE_LISTA = ['tipos', 'motivos', 'setores', 'etiquetas', 'filiais'] as const satisfies Condicao[]

type CondicoesProps = { opcoes: OpcoesDaAutomacao; base: Automacao | null }

export function CondicoesDaAutomacao({ opcoes, base }: CondicoesProps) {
  const { control, formState } = useFormContext<Campos>()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {DE_LISTA.map((condicao) => (
        <Controller
          key={condicao}
          control={control}
          name={`se.${condicao}`}
          render={({ field }) => (
            <CampoDeSelecaoMultipla<number>
              label={CONDICOES[condicao]}
              placeholder={field.value.length === 0 ? 'Qualquer' : ''}
              semPreSelecao
              maxValues={MAXIMO_POR_CONDICAO}
              opcoes={opcoes[condicao]}
              carregando={opcoes.carregando}
              {...field}
              error={formState.errors.se?.[condicao]?.message ?? opcoes.falha}
            />
          )}
        />
      ))}
      <Clientes conhecidos={base?.clientes ?? []} />
    </SimpleGrid>
  )
}

function Clientes({ conhecidos }: { conhecidos: readonly { id: number; nome: string }[] }) {
  const { control, formState } = useFormContext<Campos>()
  const [nomes, setNomes] = useState(() => new Map(conhecidos.map(({ id, nome }) => [id, nome])))
  return (
    <Controller
      control={control}
      name="se.clientes"
      render={({ field: { value, onChange } }) => (
        <div>
          <SeletorDeCliente
            label={CONDICOES.clientes}
            placeholder={value.length === 0 ? 'Qualquer' : 'Mais um'}
            value={null}
            error={formState.errors.se?.clientes?.message}
            onChange={(escolhido) => {
              if (!escolhido || value.includes(escolhido.valor) || value.length >= MAXIMO_POR_CONDICAO) return
              setNomes(new Map([...nomes, [escolhido.valor, escolhido.nome]]))
              onChange([...value, escolhido.valor])
            }}
          />
          <Pill.Group mt={6}>
            {value.map((id) => (
              <Pill
                key={id}
                withRemoveButton
                removeButtonProps={{ 'aria-label': `Tirar ${nomes.get(id) ?? id}`, 'aria-hidden': false }}
                onRemove={() => onChange(value.filter((um) => um !== id))}
              >
                {nomes.get(id) ?? `Cliente ${id}`}
              </Pill>
            ))}
          </Pill.Group>
        </div>
      )}
    />
  )
}
