import type { ContaDetalhada } from '@balcao/dominio/contas-correntes/contratos'
import type { Acao } from '@balcao/dominio/permissoes'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import { tardio } from '../../../ui/retorno/tardio.tsx'
import type { ModoDaConta } from './mexer-na-conta.tsx'

const MexerNaConta = tardio(async () => (await import('./mexer-na-conta.tsx')).MexerNaConta)

const ACOES: readonly { modo: ModoDaConta; texto: string; acao: Acao; soAtiva: boolean }[] = [
  { modo: 'lancar', texto: 'Lançar', acao: 'CONTA_CORRENTE_LANCAR', soAtiva: true },
  { modo: 'transferir', texto: 'Transferir', acao: 'CONTA_CORRENTE_TRANSFERIR', soAtiva: true },
  { modo: 'limitar', texto: 'Mudar limite', acao: 'CONTA_CORRENTE_LIMITAR', soAtiva: false },
  { modo: 'fechar', texto: 'Fechar período', acao: 'CONTA_CORRENTE_FECHAR', soAtiva: false },
]

/** GES-08 What whoever reads may do with an account that is not their own. */
export function AcoesDaConta({ conta }: { conta: ContaDetalhada }) {
  const { pode } = useSessao()
  const [modo, setModo] = useState<ModoDaConta | null>(null)
  const fechar = () => setModo(null)
  const minhas = ACOES.filter(({ acao, soAtiva }) => pode(acao) && (conta.ativa || !soAtiva))
  if (minhas.length === 0) return null
  if (conta.impedimento !== null)
    return (
      <Text size="sm" c="dimmed">
        {conta.impedimento}
      </Text>
    )
  return (
    <Group gap="xs">
      {minhas.map(({ modo: dela, texto }) => (
        <Button
          key={dela}
          size="sm"
          variant={dela === 'lancar' ? 'filled' : 'default'}
          onClick={() => setModo(dela)}
        >
          {texto}
        </Button>
      ))}
      {modo && <MexerNaConta conta={conta} modo={modo} aoFechar={fechar} aoNaoVir={fechar} />}
    </Group>
  )
}
