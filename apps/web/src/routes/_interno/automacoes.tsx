import type { Automacao } from '@balcao/dominio/automacoes/campos'
import {
  excluirAutomacao,
  type listarAutomacoes,
  restaurarAutomacao,
} from '@balcao/dominio/automacoes/contratos'
import { PAGINAS } from '@balcao/dominio/paginas'
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
import { LISTA_DE_AUTOMACOES } from '../../features/automacoes/lista/lista-de-automacoes.tsx'
import { enderecoDaLista } from '../../platform/listas/endereco-da-lista.ts'
import { useExclusaoComVolta } from '../../platform/use-exclusao-com-volta.ts'

export const Route = createFileRoute('/_interno/automacoes')({
  staticData: { titulo: PAGINAS['/automacoes'], acao: 'AUTOMACAO_MANTER' },
  validateSearch: enderecoDaLista<typeof listarAutomacoes>(),
  component: Automacoes,
})

function Automacoes() {
  const [aberta, setAberta] = useState<AutomacaoAberta | null>(null)
  const [observada, setObservada] = useState<Automacao | null>(null)
  const excluir = useExclusaoComVolta(excluirAutomacao, restaurarAutomacao, (id) => ({ idAutomacao: id }))
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
