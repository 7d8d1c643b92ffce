import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button, Modal } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Botoes } from '../campos/botoes.tsx'
import { Copiar } from '../retorno/copiar.tsx'
import estilos from './dialogo-do-resultado.module.css'

/** What was made, by the number that is told to the customer. */
type Resultado = { id: number; numero: string }

type DialogoDoResultadoProps = {
  /** 'Cadastro salvo' */
  titulo: string
  /** 'Protocolo' */
  rotulo: string
  /** 'Ir para o cadastro' */
  ir: string
  /** Null is closed. */
  resultado: Resultado | null
  aoFechar: () => void
  aoIr: (id: number) => void
}

/** SHL-05, NOV-16 The number, to be told to the customer, and the way to what was made. */
export function DialogoDoResultado({
  titulo,
  rotulo,
  ir,
  resultado,
  aoFechar,
  aoIr,
}: DialogoDoResultadoProps) {
  // The words stay on the screen while the dialog fades out.
  const [exibido, setExibido] = useState(resultado)
  if (resultado && resultado.id !== exibido?.id) setExibido(resultado)
  if (!exibido) return null
  const { id, numero } = exibido
  return (
    <Modal opened={resultado !== null} onClose={aoFechar} title={titulo} size="sm">
      <div className={estilos.criado}>
        <IconCircleCheck size={48} stroke={1.5} aria-hidden />
        <p>{rotulo}</p>
        <strong>{numero}</strong>
        <Copiar valor={numero} rotulo={`Copiar ${rotulo.toLowerCase()}`} />
      </div>
      <Botoes lado="fim">
        <Button variant="default" onClick={aoFechar}>
          {TEXTOS.fechar}
        </Button>
        <Button data-autofocus onClick={() => aoIr(id)}>
          {ir}
        </Button>
      </Botoes>
    </Modal>
  )
}
