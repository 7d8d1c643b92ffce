import type { ReactNode } from 'react'
import { ProvedorDaNovaAgenda } from '../../features/agendas/nova/provedor-da-nova-agenda.tsx'
import { ProvedorDeSessao } from '../../platform/sessao.tsx'
import { ProvedorDeConfirmacao } from '../../ui/retorno/confirmacao.tsx'
import { CadastroDeClientes } from '../cadastros/cadastro-de-clientes.tsx'
import { AberturaDeTickets } from '../tickets/abertura-de-tickets.tsx'
import { FilaDeTickets } from '../tickets/fila-de-tickets.tsx'
import { AcompanharSessao } from './acompanhar-sessao.tsx'
import { Casca } from './casca.tsx'
import { EsqueletoDaCasca } from './esqueleto-da-casca.tsx'
import { FalhaDaCarga } from './falha-da-carga.tsx'

/** Everything a page behind the sign-in stands on: the session, the shell, and a way to ask 'are you sure?'. */
export function AreaInterna({ children }: { children: ReactNode }) {
  return (
    <ProvedorDeSessao
      carregando={<EsqueletoDaCasca />}
      falha={(erro, tentarNovamente) => (
        <FalhaDaCarga mensagem={erro.message} aoTentarNovamente={tentarNovamente} />
      )}
    >
      <AcompanharSessao />
      <ProvedorDeConfirmacao>
        <AberturaDeTickets>
          <CadastroDeClientes>
            <ProvedorDaNovaAgenda>
              <FilaDeTickets>
                <Casca>{children}</Casca>
              </FilaDeTickets>
            </ProvedorDaNovaAgenda>
          </CadastroDeClientes>
        </AberturaDeTickets>
      </ProvedorDeConfirmacao>
    </ProvedorDeSessao>
  )
}
