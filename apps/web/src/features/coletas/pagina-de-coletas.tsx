import { CAMPOS_DA_COLETA } from '@balcao/dominio/coletas/campos'
import { exportarColetas, listarColetas } from '@balcao/dominio/coletas/contratos'
import { numeroDaColeta } from '@balcao/dominio/coletas/situacoes'
import { PAGINAS } from '@balcao/dominio/paginas'
import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import { Tabs } from '@mantine/core'
import { descreverLista } from '../../platform/listas/descricao.ts'
import { ListaDescrita } from '../../platform/listas/lista-descrita.tsx'
import { useSessao } from '../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'
import { filtrosDosCampos } from '../../seletores/filtros-dos-campos.ts'
import { PaginaDeLista } from '../../ui/listas/pagina-de-lista.tsx'
import { AbrirColeta } from './abrir-coleta.ts'
import { LISTA_AGUARDANDO } from './aguardando/lista-aguardando.tsx'
import { DialogoDaColeta } from './detalhe/dialogo-da-coleta.tsx'
import {
  type Aba,
  type EnderecoDeColetas,
  FILTROS_AGUARDANDO,
  FILTROS_DE_COLETAS,
  type MudarEndereco,
} from './endereco.ts'
import { colunasDeColetas } from './lista/colunas.tsx'

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
  const coletas = (
    <ListaDescrita
      lista={LISTA_DE_COLETAS}
      semTitulo
      endereco={FILTROS_DE_COLETAS.ler(endereco)}
      aoMudarEndereco={(filtros, opcoes) => mudar({ ...filtros, aba: 'coletas' }, opcoes)}
      aoAbrir={({ id }) => abrirColeta(id)}
    />
  )
  return (
    <AbrirColeta value={abrirColeta}>
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
            <Tabs.Panel value="aguardando" pt="md">
              <ListaDescrita
                lista={LISTA_AGUARDANDO}
                semTitulo
                endereco={FILTROS_AGUARDANDO.ler(endereco)}
                aoMudarEndereco={(filtros, opcoes) => mudar({ ...filtros, aba: 'aguardando' }, opcoes)}
                aoAbrir={(_, ticket) => aoAbrir(ticket)}
              />
            </Tabs.Panel>
            <Tabs.Panel value="coletas" pt="md">
              {coletas}
            </Tabs.Panel>
          </Tabs>
        ) : (
          coletas
        )}
        <DialogoDaColeta
          idColeta={endereco.coleta ?? null}
          aoFechar={() => abrirColeta(undefined)}
          aoAbrirColeta={abrirColeta}
          aoAbrir={aoAbrir}
        />
      </PaginaDeLista>
    </AbrirColeta>
  )
}

/** COL-01 The orders that were made, whatever became of them. */
const LISTA_DE_COLETAS = descreverLista({
  nome: 'coletas',
  titulo: PAGINAS['/coletas'],
  nomes: { um: 'coleta', varios: 'coletas', genero: 'a' },
  contrato: listarColetas,
  leitura: FILTROS_DE_COLETAS,
  colunas: colunasDeColetas,
  filtros: filtrosDosCampos(CAMPOS_DA_COLETA),
  nomeDe: ({ id }) => `coleta ${numeroDaColeta(id)}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhuma coleta por aqui', texto: 'As ordens de coleta geradas aparecem aqui.' },
  exportar: exportarColetas,
  visoes: 'coletas',
})
