import type { ClienteDaCarteira } from '@balcao/dominio/carteira/campos'
import { useMemo, useState } from 'react'
import { useAbrirNovaAgenda } from '../../features/agendas/nova/abrir-nova-agenda.ts'
import { ContextoDasAcoes, TECLAS_DA_LINHA } from '../../features/carteira/acoes-da-linha.tsx'
import { LISTA_DA_CARTEIRA } from '../../features/carteira/lista-da-carteira.tsx'
import { useNovoOrcamento } from '../../features/orcamentos/use-novo-orcamento.ts'
import { useAtalho } from '../../platform/atalhos.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { tardio } from '../../ui/retorno/tardio.tsx'
import { ListaDaRota } from '../lista-da-rota.tsx'

const RegistrarAtendimento = tardio(
  async () => (await import('../../features/atendimentos/registrar-atendimento.tsx')).RegistrarAtendimento,
)

/** Presses what the row in focus offers: the same as the button, for whoever walks the list by J and K. */
function naLinhaEmFoco(acao: keyof typeof TECLAS_DA_LINHA): boolean {
  const lugar = document.activeElement
    ?.closest('[data-linha]')
    ?.querySelector<HTMLElement>(`[data-acao="${acao}"]`)
  const botao = lugar?.matches('button, a') ? lugar : lugar?.querySelector<HTMLElement>('button, a')
  botao?.click()
  return botao !== undefined && botao !== null
}

function useTeclaDaLinha(acao: keyof typeof TECLAS_DA_LINHA): void {
  const { tecla, descricao } = TECLAS_DA_LINHA[acao]
  useAtalho([tecla], descricao, () => naLinhaEmFoco(acao), 'lista')
}

/** GES-06 From the row to the call, the agenda, the attendance and the quote. */
export function PaginaDaCarteira() {
  const { pode } = useSessao()
  const [atendendo, setAtendendo] = useState<ClienteDaCarteira | null>(null)
  const abrirNovaAgenda = useAbrirNovaAgenda()
  const { comecar } = useNovoOrcamento()
  const atende = pode('CLIENTE_ATENDER')
  const orca = pode('ORCAMENTO_EDITAR')
  const acoes = useMemo(
    () => ({
      atender: atende ? setAtendendo : null,
      agendar: abrirNovaAgenda && (({ id }: ClienteDaCarteira) => abrirNovaAgenda({ idCli: id, tipo: 'A' })),
      orcar: orca ? ({ id }: ClienteDaCarteira) => comecar({ idCli: id }) : null,
    }),
    [atende, orca, abrirNovaAgenda, comecar],
  )
  useTeclaDaLinha('ligar')
  useTeclaDaLinha('atender')
  useTeclaDaLinha('agendar')
  useTeclaDaLinha('orcar')
  return (
    <ContextoDasAcoes value={acoes}>
      <ListaDaRota lista={LISTA_DA_CARTEIRA} />
      {atendendo && (
        <RegistrarAtendimento
          idCli={atendendo.id}
          idFil={atendendo.idFil}
          aoFechar={() => setAtendendo(null)}
          aoNaoVir={() => setAtendendo(null)}
        />
      )}
    </ContextoDasAcoes>
  )
}
