import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import { Tabs } from '@mantine/core'
import { useSessao } from '../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'
import { PaginaDeLista } from '../../ui/listas/pagina-de-lista.tsx'
import { AreaAguardando } from './aguardando/area-aguardando.tsx'
import { DialogoDaColeta } from './detalhe/dialogo-da-coleta.tsx'
import type { Aba, EnderecoDeColetas, MudarEndereco } from './endereco.ts'
import { AreaDasColetas } from './lista/area-das-coletas.tsx'
import estilos from './pagina-de-coletas.module.css'

type PaginaDeColetasProps = {
  endereco: EnderecoDeColetas
  mudar: MudarEndereco
  /** Opens another page of the portal: a ticket. */
  aoAbrir: (endereco: string) => void
}

/** COL-01 Who waits for a pickup, and the orders that were made. */
export function PaginaDeColetas({ endereco, mudar, aoAbrir }: PaginaDeColetasProps) {
  const { pode } = useSessao()
  useReleituraAoVivo([CANAL_DE_TICKETS])
  const gera = pode('COLETA_GERAR')
  const aba = gera ? (endereco.aba ?? 'aguardando') : 'coletas'
  const abrirColeta = (coleta: number | undefined) => mudar({ ...endereco, aba, coleta })
  const partes = { endereco: { ...endereco, aba }, mudar, aoAbrir, aoAbrirColeta: abrirColeta }
  return (
    <PaginaDeLista titulo="Coletas">
      {gera ? (
        <Tabs
          value={aba}
          keepMounted={false}
          // Another tab has filters of its own.
          onChange={(nova) => mudar({ aba: nova as Aba })}
        >
          <Tabs.List>
            <Tabs.Tab value="aguardando">Aguardando coleta</Tabs.Tab>
            <Tabs.Tab value="coletas">Coletas</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="aguardando" className={estilos.painel ?? ''}>
            <AreaAguardando {...partes} />
          </Tabs.Panel>
          <Tabs.Panel value="coletas" className={estilos.painel ?? ''}>
            <AreaDasColetas {...partes} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <AreaDasColetas {...partes} />
      )}
      <DialogoDaColeta
        idColeta={endereco.coleta ?? null}
        aoFechar={() => abrirColeta(undefined)}
        aoAbrirColeta={abrirColeta}
        aoAbrir={aoAbrir}
      />
    </PaginaDeLista>
  )
}

export type PartesDaPagina = {
  endereco: EnderecoDeColetas
  mudar: MudarEndereco
  aoAbrir: (endereco: string) => void
  aoAbrirColeta: (coleta: number | undefined) => void
}
