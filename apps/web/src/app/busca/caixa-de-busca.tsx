import { plural } from '@balcao/dominio/formatos/contagem'
import { MAXIMO_DO_TERMO } from '@balcao/dominio/listas/esquemas'
import { CloseButton, Loader, TextInput, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import estilos from './busca.module.css'
import { idDaOpcao, ListaDeResultados } from './lista-de-resultados.tsx'
import { chaveDoDestino, type Destino, ROTULO_DA_BUSCA } from './resultado.ts'
import { useGrupos } from './use-grupos.ts'

const PASSO: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

type CaixaDeBuscaProps = { aoAbrir: (destino: Destino) => void; aoFechar: () => void }

/** A field that keeps the focus, and a list under it that the arrows walk through. */
export function CaixaDeBusca({ aoAbrir, aoFechar }: CaixaDeBuscaProps) {
  const id = useId()
  const { termo, digitar, grupos, situacao, tentarNovamente } = useGrupos()
  const [marcada, setMarcada] = useState<string | null>(null)
  const destinos = grupos.flatMap((grupo) => grupo.destinos)
  const chaves = destinos.map(chaveDoDestino)
  // Enter takes the first hit of what was typed, but nothing by accident before anything was.
  const padrao = termo.trim() ? 0 : -1
  const atual = marcada !== null && chaves.includes(marcada) ? chaves.indexOf(marcada) : padrao
  const ativa = chaves[atual] ?? null

  function aoTeclar(evento: KeyboardEvent) {
    if (evento.nativeEvent.isComposing) return
    const passo = PASSO[evento.key]
    if (passo && chaves.length > 0) {
      evento.preventDefault()
      const inicio = atual === -1 && passo < 0 ? 0 : atual
      setMarcada(chaves[(inicio + passo + chaves.length) % chaves.length] ?? null)
    } else if (evento.key === 'Enter') {
      evento.preventDefault()
      const destino = destinos[atual]
      if (destino) aoAbrir(destino)
      else if (situacao?.tipo === 'erro') tentarNovamente()
    }
  }

  return (
    <>
      <div className={estilos.topo}>
        <TextInput
          className={estilos.campo}
          variant="unstyled"
          size="md"
          role="combobox"
          aria-label={ROTULO_DA_BUSCA}
          aria-autocomplete="list"
          aria-expanded={destinos.length > 0}
          aria-controls={id}
          aria-activedescendant={ativa === null ? undefined : idDaOpcao(id, ativa)}
          placeholder="Página, cliente, protocolo, nota, pedido ou CNPJ"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAXIMO_DO_TERMO}
          data-autofocus
          leftSection={<IconSearch size={20} aria-hidden />}
          rightSection={situacao?.tipo === 'carregando' && <Loader size="xs" aria-hidden />}
          value={termo}
          onChange={({ currentTarget }) => {
            setMarcada(null)
            digitar(currentTarget.value)
          }}
          onKeyDown={aoTeclar}
        />
        <CloseButton size="lg" onClick={aoFechar} />
      </div>
      <ListaDeResultados
        id={id}
        grupos={grupos}
        ativa={ativa}
        situacao={situacao}
        aoApontar={setMarcada}
        aoAbrir={aoAbrir}
        aoTentarNovamente={tentarNovamente}
      />
      <VisuallyHidden role="status">{situacao?.texto ?? contagem(destinos.length)}</VisuallyHidden>
    </>
  )
}

const contagem = (quantos: number) => plural(quantos, 'resultado', 'resultados')
