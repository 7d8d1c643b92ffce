import { Kbd, Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useAtalhos } from '../../platform/atalhos.ts'
import estilos from './atalhos-do-portal.module.css'

const nomeDaTecla = (tecla: string) =>
  tecla.replace(/(^|\+)(.)/g, (_, antes: string, letra: string) => antes + letra.toUpperCase())

/** All the shortcuts that work on the present page. */
export function ListaDeAtalhos({ aberta, aoFechar }: { aberta: boolean; aoFechar: () => void }) {
  // The kit remembers whom to give the focus back to when a dialog opens, not when it is born open.
  const montada = useMounted()
  return (
    <Modal opened={aberta && montada} onClose={aoFechar} title="Atalhos do teclado" size="sm">
      <Atalhos />
    </Modal>
  )
}

function Atalhos() {
  const atalhos = useAtalhos()
  return (
    <dl className={estilos.lista}>
      {atalhos.map(({ teclas, descricao }) => (
        <div key={teclas.join(' ')}>
          <dt>{descricao}</dt>
          <dd>
            {teclas.map((tecla, posicao) => (
              <span key={tecla}>
                {posicao > 0 && ' depois '}
                <Kbd>{nomeDaTecla(tecla)}</Kbd>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
