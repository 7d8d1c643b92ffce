import type { RespostaDe } from '@balcao/dominio/contrato'
import { somar } from '@balcao/dominio/formatos/decimal'
import type { listarCustosDisponiveis } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { ApiError } from '../../../../platform/api-error.ts'
import { useFormatoDeDinheiro } from '../../../../platform/dinheiro.ts'
import { decimalDado } from '../../../../ui/campos/numero-digitado.ts'
import { Cartao } from '../../../../ui/ficha/cartao.tsx'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import estilos from '../acoes.module.css'
import type { CamposDaControladoria } from './campos-da-controladoria.ts'
import { LinhaDeCusto } from './linha-de-custo.tsx'

type Disponiveis = RespostaDe<typeof listarCustosDisponiveis>
type ListaDeCustosProps = {
  disponiveis: {
    data: Disponiveis | undefined
    error: ApiError | null
    isPending: boolean
    isFetching: boolean
    refetch: () => unknown
  }
}

/** TIC-12 Costs of the ticket, line by line, with their sum. */
export function ListaDeCustos({ disponiveis }: ListaDeCustosProps) {
  const { data, error, isPending, isFetching, refetch } = disponiveis
  return (
    <Cartao titulo="Custos" nivel={3} solto>
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={data ? null : error?.message}
        temDados={data !== undefined}
        aoTentarNovamente={() => void refetch()}
      >
        {data && <Custos disponiveis={data} />}
      </AreaDeDados>
    </Cartao>
  )
}

function Custos({ disponiveis }: { disponiveis: Disponiveis }) {
  const { control } = useFormContext<CamposDaControladoria>()
  const { fields, append, remove } = useFieldArray({ control, name: 'controladoria.custos' })
  const custos = useWatch({ control, name: 'controladoria.custos' })
  const dinheiro = useFormatoDeDinheiro()
  const opcoes = useMemo(
    () => disponiveis.itens.map(({ id, descricao }) => ({ valor: id, nome: descricao })),
    [disponiveis.itens],
  )
  const adicionar = () =>
    append(
      { custo_id: null, valor: null, observacao: '' },
      { focusName: `controladoria.custos.${fields.length}.custo_id` },
    )
  const novos = somar(...custos.map(({ valor }) => decimalDado(valor) ?? 0))
  return (
    <>
      {disponiveis.lancados.map(({ id, custo, valor }) => (
        <p key={id} className={estilos.custoLancado}>
          <span>{custo} (já lançado)</span>
          <span>{dinheiro(valor)}</span>
        </p>
      ))}
      {fields.map(({ id }, linha) => (
        <LinhaDeCusto key={id} linha={linha} opcoes={opcoes} aoRemover={() => remove(linha)} />
      ))}
      <Group justify="space-between">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={adicionar}
        >
          Adicionar custo
        </Button>
        <span>
          Total: <strong>{dinheiro(somar(novos, disponiveis.total))}</strong>
        </span>
      </Group>
    </>
  )
}
