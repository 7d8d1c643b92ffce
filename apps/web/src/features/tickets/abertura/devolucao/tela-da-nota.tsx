import { plural } from '@balcao/dominio/formatos/contagem'
import { MAXIMO_DO_TERMO } from '@balcao/dominio/listas/esquemas'
import { CloseButton, Loader, TextInput, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import type { PropsDoPasso } from '../../../../ui/assistente/passo.ts'
import { type Achado, chaveDoAchado, porQueNaoVolta } from './achado.ts'
import estilos from './devolucao.module.css'
import { comNota, type DevolucaoNova, type Tela } from './devolucao-nova.ts'
import { idDoAchado, ListaDeAchados } from './lista-de-achados.tsx'
import { useAchados } from './use-achados.ts'
import { ROTULO_DO_TERMO } from './use-devolve.ts'

const PASSO: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** MES-07 One field for number, key or customer; the invoices list themselves under it, and the arrows walk through them. */
export function TelaDaNota({ novo, mudar, problemas }: PropsDoPasso<DevolucaoNova, Tela>) {
  const id = useId()
  const { termo, cliente } = novo
  const busca = useAchados(novo)
  const { achados, situacao } = busca
  const [marcada, setMarcada] = useState<string | null>(null)
  const [recusa, setRecusa] = useState<string | null>(novo.recusa ?? null)
  // Enter of who types fast, or of a reader of bars, comes before the answer.
  // What the search over everything brought along was entered there.
  const [esperando, setEsperando] = useState(termo.trim() !== '' && novo.nota === null)
  const chaves = achados.map(chaveDoAchado)
  const atual = marcada !== null && chaves.includes(marcada) ? chaves.indexOf(marcada) : 0
  const ativa = chaves[atual] ?? null

  function digitar(texto: string) {
    setMarcada(null)
    setRecusa(null)
    setEsperando(false)
    mudar((antes) => ({ ...antes, termo: texto, cliente: null, recusa: undefined }))
  }
  function escolher(achado: Achado) {
    if (achado.tipo === 'cliente') {
      setMarcada(null)
      mudar((antes) => ({ ...antes, cliente: { id: achado.id, nome: achado.nome } }))
      return
    }
    const motivo = porQueNaoVolta(achado.nota)
    setRecusa(motivo)
    if (motivo) return
    const { situacao: _, restam: _restam, ate: _ate, ...nota } = achado.nota
    mudar((antes) => comNota(antes, nota))
  }
  function aoTeclar(evento: KeyboardEvent) {
    if (evento.nativeEvent.isComposing || evento.ctrlKey || evento.metaKey) return
    const passo = PASSO[evento.key]
    if (passo && chaves.length > 0) {
      evento.preventDefault()
      setRecusa(null)
      setMarcada(chaves[(atual + passo + chaves.length) % chaves.length] ?? null)
    } else if (evento.key === 'Enter') {
      evento.preventDefault()
      const achado = busca.emDia ? achados[atual] : undefined
      if (achado) escolher(achado)
      else if (situacao?.tipo === 'erro') busca.tentarNovamente()
      else if (termo.trim()) {
        setEsperando(true)
        busca.procurarJa()
      }
    }
  }
  const chegou = useEffectEvent(() => {
    setEsperando(false)
    const [unico, ...outros] = achados
    if (unico && outros.length === 0) escolher(unico)
  })
  useEffect(() => {
    if (esperando && busca.emDia) chegou()
  }, [esperando, busca.emDia])

  return (
    <div className={estilos.busca}>
      <TextInput
        label={ROTULO_DO_TERMO}
        description="Número da nota, chave de acesso digitada, colada ou lida, ou nome, código ou CNPJ do cliente."
        size="md"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={achados.length > 0}
        aria-controls={id}
        aria-activedescendant={ativa === null ? undefined : idDoAchado(id, ativa)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MAXIMO_DO_TERMO}
        data-autofocus
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={situacao?.tipo === 'carregando' && <Loader size="xs" aria-hidden />}
        value={termo}
        error={busca.problema ?? recusa ?? problemas.nota}
        onChange={({ currentTarget }) => digitar(currentTarget.value)}
        onKeyDown={aoTeclar}
      />
      {cliente && (
        <p className={estilos.deQuem}>
          Notas de <strong>{cliente.nome}</strong>
          <CloseButton
            size="sm"
            aria-label="Procurar outro cliente"
            title="Procurar outro cliente"
            onClick={() => mudar((antes) => ({ ...antes, cliente: null }))}
          />
        </p>
      )}
      <ListaDeAchados
        id={id}
        achados={achados}
        ativa={ativa}
        situacao={situacao}
        temMais={busca.temMais}
        aoApontar={setMarcada}
        aoEscolher={escolher}
        aoTentarNovamente={busca.tentarNovamente}
      />
      <VisuallyHidden role="status">{situacao?.texto ?? contagem(achados.length)}</VisuallyHidden>
    </div>
  )
}

const contagem = (quantos: number) => plural(quantos, 'resultado', 'resultados')
