import '@xyflow/react/dist/base.css'
import type { EtapaDoConteudo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import type { ProblemaDoTipo } from '@balcao/dominio/tipos-de-tickets/regras'
import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { Background, Position, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTeclaDita } from '../../../platform/atalhos.ts'
import { baseDaEtapa, type EditorDoFluxoProps } from '../editor-de-etapas.tsx'
import { comEtapa, idDaSeta, ligar, moverEtapa, semEtapa, semSaida } from '../modelo-do-fluxo.ts'
import { direcaoDa, vizinhoPara } from './andar-no-desenho.ts'
import estilos from './desenho.module.css'
import { ALTURA_DA_ETAPA, type Disposicao, dispor, LARGURA_DA_ETAPA } from './disposicao.ts'
import { PainelDaEtapa } from './painel-da-etapa.tsx'
import { type NoDaEtapa, PECAS, PontasDasSetas, type SetaDoFluxo } from './pecas-do-desenho.tsx'

type DesenhoProps = EditorDoFluxoProps & {
  /** What the fictional ticket walked: steps and arrows by their ids. */
  percorridas: ReadonlySet<string>
}

const PONTAS = [
  { type: 'target' as const, position: Position.Top, x: LARGURA_DA_ETAPA / 2, y: 0, width: 1, height: 1 },
  {
    ...{ type: 'source' as const, position: Position.Bottom, x: LARGURA_DA_ETAPA / 2 },
    ...{ y: ALTURA_DA_ETAPA, width: 1, height: 1 },
  },
]
const AJUSTE = { padding: 0.06, maxZoom: 1 }

/** ADM-06 The workflow as it is drawn: the same steps as in the list, changed by mouse and by keyboard. */
export function DesenhoDoFluxo(props: DesenhoProps) {
  return (
    <ReactFlowProvider>
      <Desenho {...props} />
    </ReactFlowProvider>
  )
}

function Desenho(props: DesenhoProps) {
  const { tipo, etapas, problemas, aoMudar } = props
  const disposicao = useMemo(() => dispor(etapas), [etapas])
  const [escolhida, escolher] = useState<string | null>(null)
  const [ligandoDe, setLigandoDe] = useState<string | null>(null)
  const [dito, dizer] = useState('')
  const raiz = useRef<HTMLDivElement>(null)
  const painel = useRef<HTMLDivElement>(null)
  const ajuda = useId()
  const { fitView, zoomIn, zoomOut } = useReactFlow()
  const lugares = lugaresDe(disposicao)
  const atual = lugares.some(({ id }) => id === escolhida) ? escolhida : (etapas[0]?.chave ?? null)
  const seta = disposicao.setas.find(({ id }) => id === atual)
  const etapa = etapas.find(({ chave }) => chave === (seta?.de ?? atual)) ?? null
  const { nos, setas } = pecasDe({ ...props, disposicao, atual, ligandoDe })

  useTeclaDita(['l'], 'Ligar a etapa a outra, no desenho', 'pagina')
  useTeclaDita(['n'], 'Incluir uma etapa, no desenho', 'pagina')
  useTeclaDita(['delete'], 'Tirar a etapa ou a saída, no desenho', 'pagina')

  const chaves = etapas.map(({ chave }) => chave).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: seen whole again when a step comes or goes, and not while one writes
  useEffect(() => {
    void fitView(AJUSTE)
  }, [chaves, fitView])

  /** At once where it is drawn already: the next key may be on its way. */
  const focar = (id: string) => {
    escolher(id)
    const peca = () => raiz.current?.querySelector<HTMLElement>(`[data-desenho="${id}"]`)
    const ja = peca()
    if (ja) ja.focus()
    else requestAnimationFrame(() => peca()?.focus())
  }
  const editar = (campo: string) =>
    requestAnimationFrame(() => painel.current?.querySelector<HTMLElement>(campo)?.focus())
  const nomeDe = (chave: string) => etapas.find((cada) => cada.chave === chave)?.nome || 'sem nome'

  function incluir() {
    const nova = comEtapa(etapas, baseDaEtapa(tipo), etapa?.chave)
    aoMudar(nova.etapas)
    escolher(nova.chave)
    editar('input')
  }
  function tirar(id: string) {
    const daqui = disposicao.setas.find((cada) => cada.id === id)
    if (daqui?.saida === null)
      return dizer('Esta seta vem da ordem das etapas: mude a ordem ou ligue a outra etapa.')
    if (daqui) {
      aoMudar(semSaida(etapas, daqui.de, daqui.saida))
      dizer(`Saída para ${nomeDe(daqui.para)} tirada.`)
      return focar(daqui.de)
    }
    const lugar = etapas.findIndex(({ chave }) => chave === id)
    const vizinha = etapas[lugar - 1] ?? etapas[lugar + 1]
    aoMudar(semEtapa(etapas, id))
    dizer(`Etapa ${nomeDe(id)} tirada.`)
    if (vizinha) focar(vizinha.chave)
  }
  function comecarALigar(de: string) {
    setLigandoDe(de)
    dizer(`Ligar ${nomeDe(de)}: vá com as setas até a etapa de destino e tecle Enter; Esc desiste.`)
    focar(de)
  }
  function ligarA(para: string) {
    if (ligandoDe === null) return
    setLigandoDe(null)
    if (para === ligandoDe) return dizer('Uma etapa não se liga a si mesma.')
    const novas = ligar(etapas, ligandoDe, para)
    aoMudar(novas)
    dizer(`${nomeDe(ligandoDe)} ligada a ${nomeDe(para)}.`)
    const saidas = novas.find(({ chave }) => chave === ligandoDe)?.saidas.length ?? 0
    focar(saidas > 0 ? idDaSeta(ligandoDe, saidas - 1) : ligandoDe)
  }

  function aoTeclar(evento: KeyboardEvent) {
    const id = (evento.target as Element).closest('[data-desenho]')?.getAttribute('data-desenho')
    if (!id || evento.ctrlKey || evento.metaKey) return
    const daqui = disposicao.setas.find((cada) => cada.id === id)
    const direcao = direcaoDa(evento.key)
    if (direcao && evento.altKey) {
      if (!daqui && direcao === 'ArrowUp') aoMudar(moverEtapa(etapas, id, -1))
      if (!daqui && direcao === 'ArrowDown') aoMudar(moverEtapa(etapas, id, 1))
      focar(id)
    } else if (direcao) {
      const entre = ligandoDe === null ? lugares : lugares.filter((lugar) => disposicao.etapas.has(lugar.id))
      const vizinho = vizinhoPara(entre, id, direcao)
      if (vizinho) focar(vizinho)
    } else if (evento.key === 'Enter' || evento.key === ' ') {
      if (ligandoDe !== null) ligarA(id)
      else editar(daqui ? `[data-saida="${daqui.saida}"] input` : 'input')
    } else if (evento.key === 'Delete' || evento.key === 'Backspace') tirar(id)
    else if (evento.key === 'Escape' && ligandoDe !== null) {
      setLigandoDe(null)
      dizer('Nada foi ligado.')
    } else if (evento.key.toLowerCase() === 'l') comecarALigar(daqui?.de ?? id)
    else if (evento.key.toLowerCase() === 'n') incluir()
    else return
    evento.preventDefault()
    evento.stopPropagation()
  }
  function aoTocar(_evento: MouseEvent, { id }: { id: string }) {
    if (ligandoDe !== null && disposicao.etapas.has(id)) return ligarA(id)
    focar(id)
  }
  function aoFocar({ target }: { target: Element }) {
    const id = target.closest('[data-desenho]')?.getAttribute('data-desenho')
    if (id && id !== atual) escolher(id)
  }

  return (
    <Stack gap="xs">
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          <Button variant="default" onClick={incluir}>
            Nova etapa
          </Button>
          {etapa && (
            <Button
              variant="default"
              aria-pressed={ligandoDe !== null}
              onClick={() => (ligandoDe === null ? comecarALigar(etapa.chave) : setLigandoDe(null))}
            >
              {ligandoDe === null ? 'Ligar a outra etapa' : 'Desistir de ligar'}
            </Button>
          )}
        </Group>
        <Group gap={4}>
          <Button variant="default" aria-label="Afastar" onClick={() => void zoomOut()}>
            −
          </Button>
          <Button variant="default" aria-label="Aproximar" onClick={() => void zoomIn()}>
            +
          </Button>
          <Button variant="default" onClick={() => void fitView(AJUSTE)}>
            Ver tudo
          </Button>
        </Group>
      </Group>
      <Text size="sm" c="dimmed" id={ajuda}>
        Setas andam, Enter edita, L liga, N inclui, Delete tira, Alt com as setas muda a ordem. Com o mouse,
        arraste do ponto de baixo de uma etapa até outra. Seta tracejada: a ordem das etapas.
      </Text>
      <VisuallyHidden role="status">{dito}</VisuallyHidden>
      <div className={estilos.desenho}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons in it */}
        <div
          ref={raiz}
          className={estilos.tela}
          style={{ height: `clamp(26rem, ${Math.round(disposicao.altura * 0.85)}px, 56rem)` }}
          onKeyDown={aoTeclar}
          onFocus={aoFocar}
        >
          <PontasDasSetas />
          <ReactFlow<NoDaEtapa, SetaDoFluxo>
            aria-label="Desenho do fluxo"
            aria-describedby={ajuda}
            nodes={nos}
            edges={setas}
            nodeTypes={PECAS.nos}
            edgeTypes={PECAS.setas}
            onNodeClick={aoTocar}
            onEdgeClick={aoTocar}
            onConnect={({ source, target }) => {
              aoMudar(ligar(etapas, source, target))
              escolher(source)
            }}
            isValidConnection={({ source, target }) => source !== target}
            nodesDraggable={false}
            nodesFocusable={false}
            edgesFocusable={false}
            elementsSelectable={false}
            disableKeyboardA11y
            edgesReconnectable={false}
            connectionRadius={90}
            deleteKeyCode={null}
            selectionKeyCode={null}
            zoomOnScroll={false}
            zoomOnDoubleClick={false}
            preventScrolling={false}
            minZoom={0.3}
            maxZoom={1.5}
            fitView
            fitViewOptions={AJUSTE}
            proOptions={{ hideAttribution: true }}
          >
            <Background />
          </ReactFlow>
        </div>
        {etapa && (
          <PainelDaEtapa
            ref={painel}
            tipo={tipo}
            etapas={etapas}
            etapa={etapa}
            problemas={problemas}
            aoMudar={aoMudar}
            aoTirar={() => tirar(etapa.chave)}
            aoVoltar={() => atual && focar(atual)}
          />
        )}
      </div>
    </Stack>
  )
}

const lugaresDe = ({ etapas, setas }: Disposicao) => [
  ...[...etapas].map(([id, ponto]) => ({ id, ...ponto })),
  ...setas.flatMap(({ id, saida, nome }) => (saida === null ? [] : [{ id, ...nome }])),
]

type Pecas = DesenhoProps & { disposicao: Disposicao; atual: string | null; ligandoDe: string | null }

function pecasDe({ tipo, etapas, problemas, percorridas, disposicao, atual, ligandoDe }: Pecas) {
  const setores = new Map(tipo.setores.map(({ id, nome }) => [id, nome]))
  const contar = (chave: string, saida?: number) => problemasEm(problemas, chave, saida).length
  const marcas = (id: string) => ({ atual: id === atual, percorrida: percorridas.has(id) })
  const nos = etapas.map((etapa, indice): NoDaEtapa => {
    const { chave } = etapa
    const { x, y } = disposicao.etapas.get(chave) ?? { x: 0, y: 0 }
    const setor = setores.get(etapa.setorId) ?? 'Setor fora de uso'
    const tamanho = { width: LARGURA_DA_ETAPA, height: ALTURA_DA_ETAPA }
    const quantos = problemas.filter(({ onde }) => onde === chave).length
    return {
      ...{ id: chave, type: 'etapa', handles: PONTAS, measured: tamanho, ...tamanho },
      position: { x: x - LARGURA_DA_ETAPA / 2, y: y - ALTURA_DA_ETAPA / 2 },
      ariaRole: 'presentation',
      domAttributes: SEM_NOME_DA_PECA,
      data: {
        ...{
          etapa,
          setor,
          lugar: indice + 1,
          problemas: quantos,
          ligando: ligandoDe === chave,
          ...marcas(chave),
        },
        rotulo: rotuloDaEtapa({ etapa, etapas, setor, lugar: indice + 1, problemas: problemas, disposicao }),
      },
    }
  })
  const setas = disposicao.setas.map(({ id, de, para, saida, caminho, nome }): SetaDoFluxo => {
    const [origem, destino] = [de, para].map(
      (chave) => etapas.find((cada) => cada.chave === chave)?.nome ?? '',
    )
    const descricao =
      (saida !== null && etapas.find(({ chave }) => chave === de)?.saidas[saida]?.descricao) || ''
    const queixas = saida === null ? [] : problemasEm(problemas, de, saida)
    const rotulo = [
      `${saida === null ? 'Em ordem' : `Saída “${descricao || 'sem nome'}”`}, de ${origem} para ${destino}`,
      ...queixas.map(({ mensagem }) => mensagem),
    ].join('. ')
    return {
      ...{
        id,
        type: 'seta',
        source: de,
        target: para,
        ariaLabel: rotulo,
      },
      data: {
        ...{ caminho, nome, descricao, rotulo, daOrdem: saida === null, ...marcas(id) },
        problemas: saida === null ? 0 : contar(de, saida),
      },
    }
  })
  return { nos, setas }
}

/** The box around a step is nothing to be read: its button is. */
const SEM_NOME_DA_PECA = { 'aria-roledescription': undefined } as never

const problemasEm = (problemas: readonly ProblemaDoTipo[], chave: string, saida?: number) =>
  problemas.filter((problema) => problema.onde === chave && problema.saida === saida)

type ParaDizer = {
  etapa: EtapaDoConteudo
  etapas: readonly EtapaDoConteudo[]
  setor: string
  lugar: number
  problemas: readonly ProblemaDoTipo[]
  disposicao: Disposicao
}

function rotuloDaEtapa({ etapa, etapas, setor, lugar, problemas, disposicao }: ParaDizer): string {
  const destinos = disposicao.setas
    .filter(({ de }) => de === etapa.chave)
    .map(({ para }) => etapas.find(({ chave }) => chave === para)?.nome || 'sem nome')
  return [
    `Etapa ${lugar}: ${etapa.nome || 'sem nome'}, ${setor}`,
    destinos.length > 0 ? `Leva a ${destinos.join(', ')}` : null,
    etapa.permiteFinalizar ? 'Finaliza' : null,
    ...problemas.filter(({ onde }) => onde === etapa.chave).map(({ mensagem }) => mensagem),
  ]
    .filter(Boolean)
    .join('. ')
}
