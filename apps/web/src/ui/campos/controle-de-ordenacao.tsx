import { type Direcao, direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { CampoDeSelecao } from './campo-de-selecao.tsx'
import estilos from './campos.module.css'
import type { Opcao } from './opcao.tsx'

export type Ordenacao = { campo: string; direcao: Direcao }

type ControleDeOrdenacaoProps = {
  value: Ordenacao
  onChange: (ordenacao: Ordenacao) => void
  campos: readonly Opcao[]
  label?: string | undefined
  disabled?: boolean | undefined
}

const NOME_DA_DIRECAO: Record<Direcao, string> = { ASC: 'crescente', DESC: 'decrescente' }

/** GER-19, GER-12: sort field and direction; choosing a field takes the direction that is usual for it. */
export function ControleDeOrdenacao(props: ControleDeOrdenacaoProps) {
  const { value, onChange, campos, label = 'Ordenar por', disabled = false } = props
  const { campo, direcao } = value
  const oposta: Direcao = direcao === 'ASC' ? 'DESC' : 'ASC'
  const Icone = direcao === 'ASC' ? IconSortAscending : IconSortDescending
  return (
    <Group gap={4} align="flex-start" wrap="nowrap">
      <CampoDeSelecao
        label={label}
        opcoes={campos}
        value={campo}
        onChange={(novo) => novo !== null && onChange({ campo: novo, direcao: direcaoPadrao(novo) })}
        clearable={false}
        disabled={disabled}
      />
      <Tooltip label={`Mudar para ordem ${NOME_DA_DIRECAO[oposta]}`}>
        <ActionIcon
          className={estilos.aoLadoDoCampo}
          aria-label={`Ordem ${NOME_DA_DIRECAO[direcao]}; mudar para ${NOME_DA_DIRECAO[oposta]}`}
          disabled={disabled}
          onClick={() => onChange({ campo, direcao: oposta })}
        >
          <Icone size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}
