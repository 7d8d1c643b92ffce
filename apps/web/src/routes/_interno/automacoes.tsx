import type { Automacao } from '@balcao/dominio/automacoes/campos'
import { listarAutomacoes } from '@balcao/dominio/automacoes/contratos'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ListaDaRota } from '../../app/lista-da-rota.tsx'
import {
  type AutomacaoAberta,
  DialogoDaAutomacao,
} from '../../features/automacoes/editar/dialogo-da-automacao.tsx'
import { ExecucoesDaAutomacao } from '../../features/automacoes/editar/execucoes-da-automacao.tsx'
import { useExclusao } from '../../features/automacoes/editar/use-exclusao.ts'
import { LISTA_DE_AUTOMACOES } from '../../features/automacoes/lista/lista-de-automacoes.tsx'
import { filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'

export const Route = createFileRoute('/_interno/automacoes')({
  staticData: { titulo: 'Automações', acao: 'AUTOMACAO_MANTER' },
  validateSearch: filtrosDeLista(listarAutomacoes.query).ler,
  component: Automacoes,
})

function Automacoes() {
  const [aberta, setAberta] = useState<AutomacaoAberta | null>(null)
  const [observada, setObservada] = useState<Automacao | null>(null)
  const excluir = useExclusao()
  const fechar = () => setAberta(null)
  function aoExcluir(automacao: Automacao) {
    fechar()
    excluir(automacao)
  }
  function aoVerExecucoes(automacao: Automacao) {
    fechar()
    setObservada(automacao)
  }
  return (
    <>
      <ListaDaRota
        lista={LISTA_DE_AUTOMACOES}
        aoAbrir={(automacao) => setAberta({ modo: 'editar', automacao })}
        acoes={
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAberta({ modo: 'nova', automacao: null })}
          >
            Nova automação
          </Button>
        }
      />
      <DialogoDaAutomacao
        aberta={aberta}
        aoFechar={fechar}
        aoDuplicar={(automacao) => setAberta({ modo: 'nova', automacao })}
        aoExcluir={aoExcluir}
        aoVerExecucoes={aoVerExecucoes}
      />
      <ExecucoesDaAutomacao automacao={observada} aoFechar={() => setObservada(null)} />
    </>
  )
}
