import { validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { canalDoColaborador, type EventosDoColaborador } from '@balcao/dominio/realtime/canais'
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ProvedorDaNovaAgenda } from '../../features/agendas/nova/provedor-da-nova-agenda.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { perderSessao } from '../../platform/encerramento.ts'
import { sairDoPortal } from '../../platform/sair-do-portal.ts'
import { ProvedorDeSessao, useSessao } from '../../platform/sessao.tsx'
import { useCanal } from '../../platform/tempo-real.ts'
import { ProvedorDeConfirmacao } from '../../ui/retorno/confirmacao.tsx'
import { TelaDeAviso } from '../../ui/retorno/tela-de-aviso.tsx'
import { CadastroDeClientes } from '../cadastros/cadastro-de-clientes.tsx'
import { AberturaDeTickets } from '../tickets/abertura-de-tickets.tsx'
import { FilaDeTickets } from '../tickets/fila-de-tickets.tsx'
import { Casca } from './casca.tsx'
import { EsqueletoDaCasca } from './esqueleto-da-casca.tsx'

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

/** SHL-06 A session that ends elsewhere ends here at once, not at the next check; ADM-02 and what it may shows at once too. */
export function AcompanharSessao() {
  const { colaborador } = useSessao()
  const consultas = useQueryClient()
  const { data } = useConsulta(validarSessao, {}, { mostradoNaArea: true })
  // The end may be told before the server answered which session this is.
  const [encerradas, setEncerradas] = useState<readonly number[]>([])
  useCanal<EventosDoColaborador>(canalDoColaborador(colaborador.id), {
    'sessao-encerrada': ({ sessao }) => setEncerradas((antes) => [...antes, sessao]),
    'acesso-mudou': () => void consultas.invalidateQueries(),
  })
  useEffect(() => {
    if (data && encerradas.includes(data.sessao)) perderSessao('encerrada')
  }, [data, encerradas])
  return null
}

type FalhaDaCargaProps = { mensagem: string; aoTentarNovamente: () => void }

/** Without the app data there is no page to show; the person may try again, or leave. */
function FalhaDaCarga({ mensagem, aoTentarNovamente }: FalhaDaCargaProps) {
  return (
    <main>
      <TelaDeAviso
        role="alert"
        icone={<IconPlugConnectedX size={40} stroke={1.5} aria-hidden />}
        titulo={mensagem}
        descricao="Não conseguimos carregar seus dados de acesso."
        acoes={
          <>
            <Button variant="default" onClick={sairDoPortal}>
              Sair
            </Button>
            <Button onClick={aoTentarNovamente}>{TEXTOS.tentarNovamente}</Button>
          </>
        }
      />
    </main>
  )
}
