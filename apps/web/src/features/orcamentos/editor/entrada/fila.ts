import { MAIOR_CODIGO, MAIOR_ORCAMENTO } from '@balcao/dominio/orcamentos/edicao'
import {
  type EntradaRapida,
  lerEntradaRapida,
  textoDaEntrada,
} from '@balcao/dominio/orcamentos/entrada-rapida'
import { CODIGO_LONGO } from '@balcao/dominio/orcamentos/lista-colada'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { talvezFeita } from '../../../../platform/intencoes.ts'
import { novaChave } from '../../../../platform/nova-chave.ts'

const NOVA_TENTATIVA_MS = 5_000
const FALTOU_A_QUANTIDADE = 'Faltou confirmar a quantidade'
export const SEM_ENTER = 'Ficou no campo, sem Enter'

export type Pedido = EntradaRapida & {
  /** The packaging that was pointed at; null for the one that the letters, or the quote, say. */
  idEmb: number | null
}

/** What was typed and is not in the quote yet. */
export type EntradaNaFila = {
  id: string
  /** As it was typed: whoever mends it begins there. */
  texto: string
  pedido: Pedido
  /** Null while it is being looked up. */
  produto: ProdutoNoEditor | null
  /** Its quantity is being asked for: it is the last one, and waits for that. */
  aberta: boolean
  /** Why it did not go in; null while it still may. */
  recusa: string | null
}

type EstadoDaFila = {
  entradas: readonly EntradaNaFila[]
  semConexao: boolean
}

/** What of it is kept in this browser. */
export type FilaGuardada = { entradas: Pick<EntradaNaFila, 'texto' | 'pedido' | 'recusa'>[] }

type Campos = { produto: string; quantidade: string }
const SEM_CAMPOS: Campos = { produto: '', quantidade: '' }

const retomada = (guardada: FilaGuardada['entradas'][number]): EntradaNaFila => ({
  ...guardada,
  id: novaChave(),
  produto: null,
  aberta: false,
})

type Portas = {
  procurar: (
    codigos: string[],
  ) => Promise<{ encontrados: readonly { codigo: string; produto: ProdutoNoEditor }[] }>
  /** Answers why not, or null. */
  adicionar: (produto: ProdutoNoEditor, pedido: Pedido) => string | null
  guardar: (guardada: FilaGuardada | null) => void
  /** Nothing goes into the quote any more. */
  soLeitura: () => boolean
}

export type Fila = ReturnType<typeof criarFila>

/**
 * VEN-02 Codes on their way into the quote, in the order in which they were typed. What is refused steps aside, with what was typed,
 * and the others pass. Kept outside React: the field is empty again before the next key, and no drawing is waited for.
 */
export function criarFila(portas: Portas, guardada: FilaGuardada | null) {
  let estado: EstadoDaFila = {
    entradas: (guardada?.entradas ?? []).map(retomada),
    semConexao: false,
  }
  let lerCampos: () => Campos = () => SEM_CAMPOS
  let suspensa = false
  let parada = true
  let procurando = false
  let espera: ReturnType<typeof setTimeout> | undefined
  const ouvintes = new Set<() => void>()
  const ouvintesDasRecusas = new Set<(entrada: EntradaNaFila) => void>()
  let lerNaEntrada: (texto: string) => void = () => {}

  const recusada = ({ recusa }: EntradaNaFila) => recusa !== null
  const abertaAgora = () => estado.entradas.find(({ aberta }) => aberta) ?? null

  /** With the quantity that stands in its field, for the one that waits for it. */
  function textoDe({ texto, aberta }: EntradaNaFila): string {
    return aberta ? textoDaEntrada(texto, lerCampos().quantidade) : texto
  }

  /** In the field, without Enter. */
  function noCampo() {
    const texto = lerCampos().produto.trim()
    return texto === ''
      ? []
      : [{ texto, pedido: { ...lerEntradaRapida(texto), idEmb: null }, recusa: SEM_ENTER }]
  }

  /** All that was typed and is not in the quote: what waits, what was refused, what stands in the fields. */
  const porEntrar = () => [
    ...estado.entradas.map((entrada) => ({
      texto: textoDe(entrada),
      pedido: entrada.pedido,
      recusa: entrada.aberta ? FALTOU_A_QUANTIDADE : entrada.recusa,
    })),
    ...noCampo(),
  ]

  function guardar() {
    const entradas = porEntrar()
    portas.guardar(entradas.length === 0 ? null : { entradas })
  }

  function trocar(mudanca: Partial<EstadoDaFila>) {
    const antes = estado
    estado = { ...estado, ...mudanca }
    if (estado.entradas !== antes.entradas) guardar()
    for (const ouvinte of ouvintes) ouvinte()
    const jaRecusadas = new Set(antes.entradas.filter(recusada).map(({ id }) => id))
    for (const entrada of estado.entradas.filter(recusada))
      if (!jaRecusadas.has(entrada.id)) for (const ouvinte of ouvintesDasRecusas) ouvinte(entrada)
  }

  /** What may go in goes, up to the first that is not known yet; answers the others. */
  function escoar(entradas: readonly EntradaNaFila[]): readonly EntradaNaFila[] {
    if (suspensa || parada || portas.soLeitura()) return entradas
    let livre = true
    return entradas.flatMap((entrada) => {
      if (!livre || recusada(entrada)) return [entrada]
      if (entrada.aberta || !entrada.produto) {
        livre = false
        return [entrada]
      }
      const recusa = portas.adicionar(entrada.produto, entrada.pedido)
      return recusa === null ? [] : [{ ...entrada, recusa }]
    })
  }

  function seguir(entradas: readonly EntradaNaFila[] = estado.entradas, mudanca: Partial<EstadoDaFila> = {}) {
    trocar({ ...mudanca, entradas: escoar(entradas) })
    void procurar()
  }

  async function procurar(): Promise<void> {
    if (procurando || parada || portas.soLeitura()) return
    const faltam = estado.entradas.filter((entrada) => !recusada(entrada) && !entrada.produto)
    const codigos = [...new Set(faltam.map(({ pedido }) => pedido.codigo))].slice(0, MAIOR_ORCAMENTO)
    if (codigos.length === 0) return
    clearTimeout(espera)
    procurando = true
    const achar = await portas.procurar(codigos).then(
      ({ encontrados }) => {
        const produtos = new Map(encontrados.map(({ codigo, produto }) => [codigo, produto]))
        return (codigo: string) => produtos.get(codigo) ?? { recusa: `Nenhum produto com o código ${codigo}` }
      },
      (erro: unknown) => (talvezFeita(erro) ? null : () => ({ recusa: mensagemDoErro(erro) })),
    )
    procurando = false
    if (parada) return
    if (!achar) {
      espera = setTimeout(() => void procurar(), NOVA_TENTATIVA_MS)
      return trocar({ semConexao: true })
    }
    const pedidos = new Set(codigos)
    const entradas = estado.entradas.map((entrada) => {
      const { codigo } = entrada.pedido
      if (recusada(entrada) || entrada.produto || !pedidos.has(codigo)) return entrada
      const achado = achar(codigo)
      return 'recusa' in achado ? { ...entrada, ...achado, aberta: false } : { ...entrada, produto: achado }
    })
    seguir(entradas, { semConexao: false })
  }

  const mudar = (id: string, mudanca: Partial<EntradaNaFila>) =>
    estado.entradas.map((entrada) => (entrada.id === id ? { ...entrada, ...mudanca } : entrada))

  return {
    ler: () => estado,
    assinar(ouvinte: () => void) {
      ouvintes.add(ouvinte)
      return () => void ouvintes.delete(ouvinte)
    },
    aoRecusar(ouvinte: (entrada: EntradaNaFila) => void) {
      ouvintesDasRecusas.add(ouvinte)
      return () => void ouvintesDasRecusas.delete(ouvinte)
    },
    /** A code that was scanned elsewhere comes in as if it had been in the field. */
    lerCodigo: (texto: string) => lerNaEntrada(texto),
    aoLerCodigo(ouvinte: (texto: string) => void) {
      lerNaEntrada = ouvinte
      return () => {
        lerNaEntrada = () => {}
      }
    },
    /** Where what has no Enter yet stands. */
    ligarCampos(ler: () => Campos) {
      lerCampos = ler
      // When they go, what stood in them stays.
      return () => {
        const entradas = porEntrar()
        lerCampos = () => SEM_CAMPOS
        if (entradas.length > estado.entradas.length || abertaAgora())
          trocar({ entradas: entradas.map(retomada) })
      }
    },
    aberta: abertaAgora,
    guardar,
    entrar(entrada: Pick<EntradaNaFila, 'texto' | 'pedido' | 'produto' | 'aberta'>) {
      const longo = entrada.pedido.codigo.length > MAIOR_CODIGO
      const recusa = longo ? CODIGO_LONGO : null
      const aberta = entrada.aberta && !longo
      seguir([...estado.entradas, { ...entrada, id: novaChave(), aberta, recusa }])
    },
    /** The quantity that was asked for, or why it is none. */
    responder(id: string, { texto, pedido, recusa }: Pick<EntradaNaFila, 'texto' | 'pedido' | 'recusa'>) {
      const antes = estado.entradas.find((entrada) => entrada.id === id)
      seguir(mudar(id, { texto, pedido, aberta: false, recusa: recusa ?? antes?.recusa ?? null }))
    },
    /** Waits beside the field, for somebody to mend it. */
    recusar(texto: string, pedido: EntradaRapida, recusa: string): string {
      const id = novaChave()
      const entrada = { id, texto, pedido: { ...pedido, idEmb: null }, produto: null, aberta: false, recusa }
      trocar({ entradas: [...estado.entradas, entrada] })
      return id
    },
    retirar(id: string): EntradaNaFila | null {
      const entrada = estado.entradas.find((uma) => uma.id === id) ?? null
      if (entrada) seguir(estado.entradas.filter((uma) => uma !== entrada))
      return entrada
    },
    tentar: () => void procurar(),
    /** While an order is made of what is there, nothing else goes in. */
    suspender() {
      suspensa = true
    },
    retomar() {
      suspensa = false
      seguir()
    },
    esvaziar() {
      lerCampos = () => SEM_CAMPOS
      trocar({ entradas: [] })
    },
    porEntrar,
    iniciar() {
      parada = false
      seguir()
      return () => {
        guardar()
        parada = true
        clearTimeout(espera)
      }
    },
  }
}
