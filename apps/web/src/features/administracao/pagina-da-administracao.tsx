import {
  AREAS_DA_ADMINISTRACAO,
  type EnderecoDaArea,
  GRUPOS_DA_ADMINISTRACAO,
} from '@balcao/dominio/administracao/areas'
import { type AchadoDaAdministracao, procurarNaAdministracao } from '@balcao/dominio/administracao/contratos'
import { SALAS_DOS_ASSUNTOS } from '@balcao/dominio/ajustes/assuntos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { useSessao } from '../../platform/sessao.tsx'
import { CampoDeTermo } from '../../ui/campos/campo-de-termo.tsx'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { Pagina } from '../../ui/pagina/pagina.tsx'
import { Vazio } from '../../ui/retorno/vazio.tsx'
import estilos from './administracao.module.css'

type PaginaProps = {
  termo: string
  aoProcurar: (termo: string) => void
  /** What a new business still lacks, above everything. */
  pendencias: ReactNode
}

/** ADM-01 All that can be set, by subject, and one search over it. */
export function PaginaDaAdministracao({ termo, aoProcurar, pendencias }: PaginaProps) {
  return (
    <Pagina titulo={PAGINAS['/administracao']} descricao="O que faz deste portal o da sua empresa.">
      <div className={estilos.busca}>
        <CampoDeTermo
          termo={termo}
          aoMudar={aoProcurar}
          placeholder="O que você quer configurar? Por exemplo, prazo de devolução"
        />
      </div>
      {termo === '' && pendencias}
      {termo === '' ? <Areas /> : <Achados termo={termo} />}
    </Pagina>
  )
}

const GRUPOS = Map.groupBy(AREAS_DA_ADMINISTRACAO, ({ grupo }) => grupo)

function Areas() {
  const { pode } = useSessao()
  return [...GRUPOS].map(([grupo, areas]) => {
    const dela = areas.filter(({ acao }) => pode(acao))
    return (
      dela.length > 0 && (
        <Cartao key={grupo} titulo={GRUPOS_DA_ADMINISTRACAO[grupo]} solto>
          <ul className={estilos.areas}>
            {dela.map(({ endereco, nome, descricao }) => (
              <li key={endereco}>
                <LinkDaArea endereco={endereco} className={estilos.area}>
                  <strong>{nome}</strong>
                  <span>{descricao}</span>
                </LinkDaArea>
              </li>
            ))}
          </ul>
        </Cartao>
      )
    )
  })
}

function Achados({ termo }: { termo: string }) {
  const consulta = useConsulta(
    procurarNaAdministracao,
    { query: { q: termo } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  return (
    <AreaDaConsulta
      consulta={consulta}
      vazio={({ itens }) => itens.length === 0}
      textoVazio={
        <Vazio>
          <strong>Nada que se configure tem esse nome</strong>
          <p>Tente outra palavra: o que a coisa faz, ou a tela em que você a vê.</p>
        </Vazio>
      }
    >
      {({ itens }) => (
        <ul className={estilos.achados} aria-label="Resultados">
          {itens.map((achado) => (
            <li key={`${achado.endereco}:${achado.chave}`}>
              <Achado achado={achado} />
            </li>
          ))}
        </ul>
      )}
    </AreaDaConsulta>
  )
}

const TIPOS: Record<AchadoDaAdministracao['tipo'], string> = {
  AREA: 'Página',
  PARAMETRO: 'Parâmetro',
  TEXTO: 'Texto',
  TIPO_DE_TICKETS: 'Tipo de ticket',
  LINHA: 'Item',
}

function Achado({ achado }: { achado: AchadoDaAdministracao }) {
  const { tipo, detalhe, usadoEm, usadoPor } = achado
  return (
    <>
      <LinkDoAchado achado={achado} />
      <span className={estilos.tipo}>{TIPOS[tipo]}</span>
      <p>{detalhe}</p>
      {usadoEm.length + usadoPor.length > 0 && (
        <p className={estilos.usos}>
          Usado em{' '}
          {usadoEm.map((pagina, indice) => (
            <span key={pagina}>
              {indice > 0 && ', '}
              <Anchor component={Link} to={pagina} inherit underline="always">
                {PAGINAS[pagina]}
              </Anchor>
            </span>
          ))}
          {usadoPor.length > 0 && <>, pelos tipos {usadoPor.join(', ')}</>}
        </p>
      )}
    </>
  )
}

/** A setting opens by itself, and not only the page that it is on. */
function LinkDoAchado({ achado: { tipo, endereco, chave, nome } }: { achado: AchadoDaAdministracao }) {
  if (chave === null || tipo === 'AREA')
    return (
      <LinkDaArea endereco={endereco} className={estilos.nome}>
        {nome}
      </LinkDaArea>
    )
  if (tipo === 'LINHA')
    return (
      <LinkDaArea endereco={endereco} linha={Number(chave)} className={estilos.nome}>
        {nome}
      </LinkDaArea>
    )
  if (tipo === 'TIPO_DE_TICKETS')
    return (
      <Link to="/administracao/tipos-de-tickets/$idTipo" params={{ idTipo: chave }} className={estilos.nome}>
        {nome}
      </Link>
    )
  if (tipo === 'TEXTO')
    return (
      <Link to="/administracao/textos" search={{ chave }} className={estilos.nome}>
        {nome}
      </Link>
    )
  return (
    <Link to="/administracao/parametros" search={{ chave }} className={estilos.nome}>
      {nome}
    </Link>
  )
}

type LinkDaAreaProps = {
  endereco: EnderecoDaArea
  /** The one that it opens there. */
  linha?: number
  className: string | undefined
  children: ReactNode
}

/** The pages of a room of subjects are one route. */
function LinkDaArea({ endereco, linha, className, children }: LinkDaAreaProps) {
  if (!ehDeAssunto(endereco))
    return (
      <Link to={endereco} className={className}>
        {children}
      </Link>
    )
  const [sala, assunto] = partesDe(endereco)
  return (
    <Link to={`${sala}/$assunto`} params={{ assunto }} search={linha ? { linha } : {}} className={className}>
      {children}
    </Link>
  )
}

const SALAS = Object.values(SALAS_DOS_ASSUNTOS)
type DeAssunto = Extract<EnderecoDaArea, `${(typeof SALAS)[number]}/${string}`>
const ehDeAssunto = (endereco: EnderecoDaArea): endereco is DeAssunto =>
  SALAS.some((sala) => endereco.startsWith(`${sala}/`))

function partesDe(endereco: DeAssunto): [(typeof SALAS)[number], string] {
  const corte = endereco.lastIndexOf('/')
  return [endereco.slice(0, corte) as (typeof SALAS)[number], endereco.slice(corte + 1)]
}
