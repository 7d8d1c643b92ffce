import type { Cadastrado } from '@balcao/dominio/cadastros/contratos'
import { Button, Modal } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { Botoes } from '../../ui/campos/botoes.tsx'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'
import estilos from './cadastro-feito.module.css'

type CadastroFeitoProps = { feito: Cadastrado; aoFechar: () => void; aoAbrirCliente: () => void }

/** CAD-02 It is done, or waits for somebody to look at it. */
export function CadastroFeito({ feito, aoFechar, aoAbrirCliente }: CadastroFeitoProps) {
  const espera = feito.situacao === 'PENDENTE'
  const Icone = espera ? IconClock : IconCircleCheck
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={espera ? 'Cadastro enviado para aprovação' : 'Cliente cadastrado'}
      size="sm"
    >
      <div className={estilos.feito} data-espera={espera || undefined}>
        <Icone size={48} stroke={1.5} aria-hidden />
        <TextoComQuebras texto={feito.message} />
        {espera && <p>Você recebe um aviso quando alguém decidir. Até lá, o cadastro ainda não vale.</p>}
      </div>
      <Botoes lado="fim">
        <Button variant="default" onClick={aoFechar}>
          Fechar
        </Button>
        <Button data-autofocus onClick={aoAbrirCliente}>
          Abrir cliente
        </Button>
      </Botoes>
    </Modal>
  )
}
