import { DESTINOS_DA_ANALISE, type DestinoDaAnalise } from '@balcao/dominio/tickets/requisitos/analise'
import { Button, Menu } from '@mantine/core'
import { IconChecks, IconChevronDown } from '@tabler/icons-react'
import estilos from '../acoes.module.css'
import { destinos } from './campos-da-analise.ts'

const RECUSAS = destinos.filter((destino) => destino !== 'qtd_autorizada')

/** TIC-11 One answer for everything; refusing still says on what ground. */
export function AtalhosDaAnalise({ aoResponder }: { aoResponder: (destino: DestinoDaAnalise) => void }) {
  return (
    <div className={estilos.atalhos}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconChecks size={16} aria-hidden />}
        onClick={() => aoResponder('qtd_autorizada')}
      >
        Autorizar tudo
      </Button>
      <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button size="xs" variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            Negar tudo
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Negar tudo como</Menu.Label>
          {RECUSAS.map((destino) => (
            <Menu.Item key={destino} onClick={() => aoResponder(destino)}>
              {DESTINOS_DA_ANALISE[destino]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <span className={estilos.dicaDeTeclado}>Enter e setas andam pela coluna; Ctrl+Enter conclui.</span>
    </div>
  )
}
