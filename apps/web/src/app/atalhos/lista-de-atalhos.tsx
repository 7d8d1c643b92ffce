import { Kbd, Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useId, useState } from 'react'
import { type Atalho, ONDE, type Onde, useAtalhos } from '../../platform/atalhos.ts'
import { LISTA_NAVEGAVEL } from '../../ui/listas/lista-navegavel.ts'
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

type Linha = Pick<Atalho, 'teclas' | 'descricao' | 'onde'>

/** Heard by the list itself, whichever is on the page. */
const DA_LISTA: readonly Linha[] = [
  { teclas: ['j'], descricao: 'Próxima linha', onde: 'lista' },
  { teclas: ['k'], descricao: 'Linha anterior', onde: 'lista' },
  { teclas: ['enter'], descricao: 'Abrir a linha', onde: 'lista' },
]
const temLinhas = () => document.querySelector(`[${LISTA_NAVEGAVEL}] [data-linha]`) !== null

function Atalhos() {
  const atalhos = useAtalhos()
  const [daLista] = useState(() => (temLinhas() ? DA_LISTA : []))
  const porLugar = Map.groupBy<Onde, Linha>([...daLista, ...atalhos], ({ onde }) => onde)
  return NOMES.map(([onde, nome]) => {
    const linhas = porLugar.get(onde)
    return linhas && <Grupo key={onde} nome={nome} linhas={linhas} />
  })
}

const NOMES = Object.entries(ONDE) as [Onde, string][]

function Grupo({ nome, linhas }: { nome: string; linhas: readonly Linha[] }) {
  const id = useId()
  return (
    <section className={estilos.grupo} aria-labelledby={id}>
      <h3 id={id}>{nome}</h3>
      <dl className={estilos.lista}>
        {linhas.map(({ teclas, descricao }) => (
          <div key={`${teclas.join(' ')} ${descricao}`}>
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
    </section>
  )
}
