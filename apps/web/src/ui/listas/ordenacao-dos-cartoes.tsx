import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { type Coluna, campoDeOrdenacao, type Ordenacao } from './coluna.ts'
import { proximaOrdenacao } from './proxima-ordenacao.ts'

interface OrdenacaoDosCartoesProps<Item> {
  colunas: readonly Coluna<Item>[]
  ordenacao?: Ordenacao | undefined
  aoOrdenar: (ordenacao: Ordenacao) => void
}

/** Cards have no header to press: the phone's own select takes its place. */
export function OrdenacaoDosCartoes<Item>(props: OrdenacaoDosCartoesProps<Item>) {
  const { colunas, ordenacao, aoOrdenar } = props
  const opcoes = colunas.flatMap((coluna) => {
    const campo = campoDeOrdenacao(coluna)
    return campo === null ? [] : [{ value: campo, label: coluna.cabecalho }]
  })
  if (opcoes.length === 0) return null

  const crescente = ordenacao?.direcao === 'ASC'
  return (
    <>
      <NativeSelect
        aria-label="Ordenar por"
        flex={1}
        data={ordenacao ? opcoes : [{ value: '', label: 'Ordenar por' }, ...opcoes]}
        value={ordenacao?.campo ?? ''}
        onChange={(evento) => {
          const campo = evento.currentTarget.value
          if (campo) aoOrdenar(proximaOrdenacao(ordenacao, campo))
        }}
      />
      {ordenacao && (
        <ActionIcon
          variant="default"
          size={44}
          aria-label={crescente ? 'Ordem crescente: inverter' : 'Ordem decrescente: inverter'}
          onClick={() => aoOrdenar(proximaOrdenacao(ordenacao, ordenacao.campo))}
        >
          {crescente ? <IconSortAscending size={20} /> : <IconSortDescending size={20} />}
        </ActionIcon>
      )}
    </>
  )
}
