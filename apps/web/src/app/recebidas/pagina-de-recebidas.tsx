import { CANAL_DAS_RECEBIDAS } from '@balcao/dominio/correio/entrada/canais'
import { listarTriagemDoWhatsapp } from '@balcao/dominio/whatsapp/triagem'
import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { CaixasParadas } from '../../features/correio/caixas-paradas.tsx'
import { DialogoDaRecebida } from '../../features/correio/dialogo-da-recebida.tsx'
import { LISTA_DE_RECEBIDAS } from '../../features/correio/lista/lista-de-recebidas.tsx'
import { DialogoDaTriagem } from '../../features/whatsapp/triagem/dialogo-da-triagem.tsx'
import { LISTA_DA_TRIAGEM } from '../../features/whatsapp/triagem/lista-da-triagem.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { ListaDescrita } from '../../platform/listas/lista-descrita.tsx'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'
import { PaginaDeLista } from '../../ui/listas/pagina-de-lista.tsx'
import {
  type Aba,
  type EnderecoDeRecebidas,
  FILTROS_DA_TRIAGEM,
  FILTROS_DE_RECEBIDAS,
  type MudarEndereco,
} from './endereco.ts'

type PaginaDeRecebidasProps = {
  endereco: EnderecoDeRecebidas
  mudar: MudarEndereco
  /** Opens another page of the portal: a ticket, a customer. */
  aoAbrir: (endereco: string) => void
}

type Aberta = { via: Aba; id: number } | null

/** ALC-02, ALC-05 What came from outside; WhatsApp only where the business has it, or somebody still waits there. */
export function PaginaDeRecebidas({ endereco, mudar, aoAbrir }: PaginaDeRecebidasProps) {
  const [aberta, setAberta] = useState<Aberta>(null)
  const fechar = () => setAberta(null)
  // On the page and not in its list: the tab counts them too.
  useReleituraAoVivo([CANAL_DAS_RECEBIDAS])
  const { data } = useConsulta(listarTriagemDoWhatsapp, { query: {} }, { mostradoNaArea: true })
  const esperando = data?.paginator.total ?? 0
  const temWhatsapp = data !== undefined && (data.ligado || esperando > 0)
  const aba = temWhatsapp ? (endereco.aba ?? 'emails') : 'emails'
  const emails = (
    <>
      <CaixasParadas />
      <ListaDescrita
        lista={LISTA_DE_RECEBIDAS}
        semTitulo
        endereco={FILTROS_DE_RECEBIDAS.ler(endereco)}
        aoMudarEndereco={(filtros, opcoes) => mudar({ ...filtros, aba: 'emails' }, opcoes)}
        aoAbrir={({ id }) => setAberta({ via: 'emails', id })}
      />
    </>
  )
  return (
    <PaginaDeLista titulo="Mensagens recebidas">
      {temWhatsapp ? (
        // Another tab has filters of its own.
        <Tabs value={aba} keepMounted={false} onChange={(nova) => mudar({ aba: nova as Aba })}>
          <Tabs.List>
            <Tabs.Tab value="emails">E-mails</Tabs.Tab>
            <Tabs.Tab value="whatsapp">{esperando > 0 ? `WhatsApp (${esperando})` : 'WhatsApp'}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="emails" pt="md">
            {emails}
          </Tabs.Panel>
          <Tabs.Panel value="whatsapp" pt="md">
            <ListaDescrita
              lista={LISTA_DA_TRIAGEM}
              semTitulo
              endereco={FILTROS_DA_TRIAGEM.ler(endereco)}
              aoMudarEndereco={(filtros, opcoes) => mudar({ ...filtros, aba: 'whatsapp' }, opcoes)}
              aoAbrir={({ id }) => setAberta({ via: 'whatsapp', id })}
            />
          </Tabs.Panel>
        </Tabs>
      ) : (
        emails
      )}
      <DialogoDaRecebida
        idRecebida={aberta?.via === 'emails' ? aberta.id : null}
        aoFechar={fechar}
        aoIr={aoAbrir}
      />
      <DialogoDaTriagem
        idMensagem={aberta?.via === 'whatsapp' ? aberta.id : null}
        aoFechar={fechar}
        aoIr={aoAbrir}
      />
    </PaginaDeLista>
  )
}
