import { Button, CloseButton, SimpleGrid } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Botoes } from '../../../../ui/campos/botoes.tsx'
import estilos from './passos.module.css'

type ListaComFormularioProps<T> = {
  titulo: string
  /** Where there is none yet. */
  vazio: string
  itens: readonly T[]
  /** What each one reads as; its first line also names the button that takes it out. */
  ler: (item: T) => { nome: string; detalhe: string }
  aoRemover: (item: T) => void
  cheia: boolean
  /** What is wrong in what is being typed; nothing when it may be added. */
  problemas: Record<string, string>
  aoAdicionar: () => void
  aoLimpar: (() => void) | null
  erro?: string | undefined
  campos: (erros: Record<string, string>) => ReactNode
}

/** CAD-08 Things told one by one: the small form checks each before it joins the others. */
export function ListaComFormulario<T>(props: ListaComFormularioProps<T>) {
  const { titulo, vazio, itens, ler, aoRemover, cheia, problemas, aoAdicionar, aoLimpar, erro, campos } =
    props
  const [tentou, setTentou] = useState(false)
  const formulario = useRef<HTMLFormElement>(null)

  function adicionar(evento: FormEvent) {
    evento.preventDefault()
    evento.stopPropagation()
    if (cheia) return
    const falta = Object.keys(problemas).length > 0
    setTentou(falta)
    if (!falta) aoAdicionar()
    const alvo = falta ? '[aria-invalid="true"]' : 'input'
    setTimeout(() => formulario.current?.querySelector<HTMLElement>(alvo)?.focus())
  }

  return (
    <fieldset className={estilos.grupo}>
      <legend>{titulo}</legend>
      {itens.length === 0 ? (
        <p className={estilos.vazio}>{vazio}</p>
      ) : (
        <ul className={estilos.lista} aria-label={titulo}>
          {itens.map((item) => {
            const { nome, detalhe } = ler(item)
            return (
              <li key={`${nome}|${detalhe}`}>
                <span className={estilos.item}>
                  <span>{nome}</span>
                  <small>{detalhe}</small>
                </span>
                <CloseButton iconSize={16} aria-label={`Remover ${nome}`} onClick={() => aoRemover(item)} />
              </li>
            )
          })}
        </ul>
      )}
      {erro && (
        <p className={estilos.erro} data-problema>
          {erro}
        </p>
      )}
      <form ref={formulario} noValidate className={estilos.grupo} onSubmit={adicionar}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>{campos(tentou ? problemas : {})}</SimpleGrid>
        <Botoes>
          <Button
            type="submit"
            size="xs"
            variant="default"
            disabled={cheia}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            Adicionar
          </Button>
          {aoLimpar && (
            <Button
              size="xs"
              variant="subtle"
              onClick={() => {
                setTentou(false)
                aoLimpar()
              }}
            >
              Limpar
            </Button>
          )}
        </Botoes>
      </form>
    </fieldset>
  )
}
