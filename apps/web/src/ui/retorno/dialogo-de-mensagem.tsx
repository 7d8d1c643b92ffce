import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { DialogoDeAlerta, ESC_SOMENTE_AQUI, umClique } from './dialogo-de-alerta.tsx'
import estilos from './dialogo-de-mensagem.module.css'
import { dispensarMensagem, ouvirMensagens, primeiraMensagem } from './mostrar-mensagem.ts'
import { TextoComQuebras } from './texto-com-quebras.tsx'

const TITULO = { erro: 'Ocorreu um erro', aviso: 'Atenção', info: 'Informação' } as const

/** Mounted once; shows what `mostrarMensagem` queues, one at a time. ERR-06 */
export function DialogoDeMensagem() {
  const atual = useSyncExternalStore(ouvirMensagens, primeiraMensagem)
  // The words stay on the screen while the dialog fades out.
  const [exibida, setExibida] = useState(atual)
  if (atual && atual !== exibida) setExibida(atual)
  if (!exibida) return null
  return (
    <DialogoDeAlerta
      aberto={atual !== null}
      assunto={exibida.numero}
      tom={exibida.tipo}
      titulo={exibida.titulo ?? TITULO[exibida.tipo]}
      aoFechar={dispensarMensagem}
      acoes={
        <Button data-autofocus {...ESC_SOMENTE_AQUI} onClick={umClique(dispensarMensagem)}>
          {TEXTOS.entendi}
        </Button>
      }
    >
      <TextoComQuebras texto={exibida.mensagem} />
      {exibida.itens && (
        <ul className={estilos.itens}>
          {exibida.itens.map(({ nome, texto }) => (
            <li key={nome}>
              <strong>{nome}</strong>
              <span>{texto}</span>
            </li>
          ))}
        </ul>
      )}
    </DialogoDeAlerta>
  )
}
