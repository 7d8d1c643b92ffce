import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { menorQuantidade } from '@balcao/dominio/orcamentos/juntar-linha'
import { ehListaColada } from '@balcao/dominio/orcamentos/lista-colada'
import { textoDoMultiplo } from '@balcao/dominio/produtos/quantidade'
import { Button, Kbd, Loader, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { useEditor } from '../contexto.ts'
import { nomeDaEmbalagem } from '../nomes.ts'
import { CodigosPorEntrar } from './codigos-por-entrar.tsx'
import estilos from './entrada.module.css'
import { ListaDeProdutos } from './lista-de-produtos.tsx'
import { ProdutoEscolhido } from './produto-escolhido.tsx'
import { useAlturaDaEntrada } from './use-altura-da-entrada.ts'
import { type Entrada, useEntrada } from './use-entrada.ts'

type EntradaDeProdutosProps = {
  campoDoProduto: RefObject<HTMLInputElement | null>
  aoColarLista: (texto: string) => void
}

const NO_PRIMEIRO = { indice: 0, peloTeclado: false }

/** VEN-02 The one field that everything comes in by. */
export function EntradaDeProdutos({ campoDoProduto, aoColarLista }: EntradaDeProdutosProps) {
  const entrada = useEntrada(campoDoProduto)
  const { achar } = entrada
  const { editor } = useEditor()
  const idDaLista = useId()
  const [destaque, setDestaque] = useState(NO_PRIMEIRO)
  const opcoes = achar.estado.fase === 'pronta' ? achar.estado.opcoes : []
  const aberta = achar.estado.fase !== 'parada'
  const idDaOpcao = (indice: number) => `${idDaLista}-${indice}`

  function digitar(texto: string) {
    setDestaque(NO_PRIMEIRO)
    entrada.digitar(texto)
  }

  function aoTeclar(evento: KeyboardEvent<HTMLInputElement>) {
    const { key, ctrlKey, metaKey } = evento
    if (key === 'Enter') {
      evento.preventDefault()
      entrada.confirmarProduto(opcoes[destaque.indice] ?? null, destaque.peloTeclado)
    } else if (key === 'Escape' && (aberta || entrada.termo() || entrada.aberta)) {
      evento.preventDefault()
      entrada.desistir()
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && opcoes.length > 0) {
      evento.preventDefault()
      const passo = key === 'ArrowDown' ? 1 : -1
      setDestaque(({ indice, peloTeclado }) => ({
        // The first is pointed at already; the first arrow takes it up.
        indice: peloTeclado
          ? (indice + passo + opcoes.length) % opcoes.length
          : passo === 1
            ? 0
            : opcoes.length - 1,
        peloTeclado: true,
      }))
    } else if (key === 'ArrowUp' && entrada.termo() === '') {
      if (entrada.corrigirUltima()) evento.preventDefault()
    } else if (key === 'z' && (ctrlKey || metaKey) && entrada.termo() === '') {
      evento.preventDefault()
      editor.desfazer()
    }
  }

  const area = useRef<HTMLDivElement>(null)
  useAlturaDaEntrada(area)

  function aoColar(evento: ClipboardEvent) {
    const texto = evento.clipboardData.getData('text')
    if (!ehListaColada(texto)) return
    evento.preventDefault()
    aoColarLista(texto)
  }

  return (
    <div ref={area} className={estilos.entrada} data-so-na-tela>
      <div className={estilos.campos}>
        <div className={estilos.produto}>
          <TextInput
            ref={campoDoProduto}
            label="Adicionar produto"
            placeholder={TEXTOS.pesquisaDeProduto}
            leftSection={<IconSearch size={16} aria-hidden />}
            rightSection={
              achar.estado.fase === 'carregando' ? <Loader size="xs" aria-hidden /> : <Kbd>F2</Kbd>
            }
            rightSectionWidth={44}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            role="combobox"
            aria-expanded={aberta}
            aria-controls={idDaLista}
            aria-autocomplete="list"
            {...(aberta && opcoes.length > 0 && { 'aria-activedescendant': idDaOpcao(destaque.indice) })}
            onChange={({ currentTarget }) => digitar(currentTarget.value)}
            onKeyDown={aoTeclar}
            onPaste={aoColar}
            onBlur={() => achar.parar()}
          />
          {aberta && (
            <ListaDeProdutos
              id={idDaLista}
              estado={achar.estado}
              destaque={destaque.indice}
              idDaOpcao={idDaOpcao}
              aoEscolher={entrada.escolher}
              aoTentarNovamente={(termo) => achar.pesquisar(termo, true)}
            />
          )}
        </div>
        <CamposDaQuantidade entrada={entrada} campoDoProduto={campoDoProduto} />
      </div>
      {entrada.aberta && <ProdutoEscolhido {...entrada.aberta} embalagem={entrada.embalagem} />}
      <CodigosPorEntrar aoCorrigir={entrada.corrigir} />
    </div>
  )
}

type CamposDaQuantidadeProps = Pick<EntradaDeProdutosProps, 'campoDoProduto'> & { entrada: Entrada }

function CamposDaQuantidade({ entrada, campoDoProduto }: CamposDaQuantidadeProps) {
  const { aberta, embalagem, campoDaQuantidade } = entrada
  const embalagens = aberta?.produto?.embalagens ?? []
  const multiplo = embalagem?.multiplo ?? 1

  function aoTeclar(evento: KeyboardEvent<HTMLInputElement>) {
    const { key } = evento
    if (key === 'Enter') {
      evento.preventDefault()
      entrada.confirmarQuantidade()
    } else if (key === 'Escape') {
      evento.preventDefault()
      entrada.desistir()
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      evento.preventDefault()
      const atual = embalagens.findIndex(({ id }) => id === embalagem?.id)
      const passo = key === 'ArrowDown' ? 1 : -1
      const proxima = embalagens[(atual + passo + embalagens.length) % embalagens.length]
      if (proxima) entrada.escolherEmbalagem(proxima)
    }
  }

  return (
    <>
      <TextInput
        ref={campoDaQuantidade}
        className={estilos.quantidade}
        label="Quantidade"
        inputMode="decimal"
        autoComplete="off"
        tabIndex={aberta ? 0 : -1}
        maxLength={200}
        // Not a value: it would stand before whatever a scanner types next.
        placeholder={embalagem ? formatarNumero(menorQuantidade(embalagem)) : undefined}
        description={multiplo > 1 ? textoDoMultiplo(multiplo) : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={({ currentTarget }) => entrada.digitarQuantidade(currentTarget.value)}
        onKeyDown={aoTeclar}
        // There is no quantity of nothing.
        onFocus={() => entrada.pergunta() || campoDoProduto.current?.focus()}
      />
      <NativeSelect
        className={estilos.embalagem}
        label="Embalagem"
        disabled={embalagens.length === 0}
        value={String(embalagem?.id ?? '')}
        onChange={({ currentTarget }) => {
          const escolhida = embalagens.find(({ id }) => String(id) === currentTarget.value)
          if (escolhida) entrada.escolherEmbalagem(escolhida)
        }}
        onKeyDown={(evento) => {
          if (evento.key !== 'Enter') return
          evento.preventDefault()
          entrada.confirmarQuantidade()
        }}
        data={embalagens.map((embalagem) => ({
          value: String(embalagem.id),
          label: nomeDaEmbalagem(embalagem),
        }))}
      />
      <Button
        className={estilos.adicionar}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => (aberta ? entrada.confirmarQuantidade() : entrada.confirmarProduto(null, false))}
      >
        Adicionar
      </Button>
    </>
  )
}
