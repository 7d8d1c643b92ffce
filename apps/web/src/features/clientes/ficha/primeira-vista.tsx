import { cidadeEUf } from '@balcao/dominio/brasil/cidade-e-uf'
import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { SITUACOES_DA_VENDA, type SituacaoDaVenda } from '@balcao/dominio/clientes/venda'
import { nomeCurto, nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { TelefoneDiscavel } from '../../../platform/telefone/telefone-discavel.tsx'
import { CabecalhoDaFicha } from '../../../ui/ficha/cabecalho-da-ficha.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { Copiar } from '../../../ui/retorno/copiar.tsx'
import type { Tom } from '../../../ui/tema/tons.ts'
import { LegendasDoCliente } from '../legendas-do-cliente.tsx'
import estilos from './primeira-vista.module.css'
import { QuadrosDaPrimeiraVista } from './quadros-da-primeira-vista.tsx'
import type { VisaoGeral } from './visao-geral.ts'

const TOM_DA_VENDA: Record<SituacaoDaVenda, Tom> = {
  LIVRE: 'verde',
  ATENCAO: 'amarelo',
  BLOQUEADA: 'vermelho',
}

type PrimeiraVistaProps = {
  visao: VisaoGeral
  /** Inside a dialog, whose own title is an `h2`, it is 3. */
  nivel: 1 | 3
  voltar?: ReactNode
  acoes: ReactNode
  atualizar: ReactNode
}

/** CLI-01 For whoever has the customer on the phone: who it is, may I sell, what hurts, what is going on. */
export function PrimeiraVista({ visao, nivel, voltar, acoes, atualizar }: PrimeiraVistaProps) {
  const { fant, razSoc, venda, legendas, motivoBloqueio, classificacao } = visao
  return (
    <CabecalhoDaFicha
      titulo={nomeDoCliente({ fant, razSoc })}
      nivel={nivel}
      voltar={voltar}
      etiquetas={
        <>
          <Etiqueta tom={TOM_DA_VENDA[venda.situacao]}>{SITUACOES_DA_VENDA[venda.situacao]}</Etiqueta>
          {classificacao && <Etiqueta>{classificacao.desc}</Etiqueta>}
          <LegendasDoCliente legendas={legendas} motivoBloqueio={motivoBloqueio} />
          {atualizar}
        </>
      }
      acoes={acoes}
      subtitulo={<Identidade visao={visao} />}
    >
      <QuadrosDaPrimeiraVista visao={visao} nivel={nivel === 1 ? 2 : 4} />
    </CabecalhoDaFicha>
  )
}

function Identidade({ visao }: { visao: VisaoGeral }) {
  const { id, fant, razSoc, cnpj, cid, uf, telefone, whatsapp, email, representante, idFil } = visao
  const documento = formatarDocumento(cnpj)
  const mesmo = whatsapp !== null && soDigitos(whatsapp) === soDigitos(telefone)
  return (
    <>
      {fant && fant !== razSoc && <strong>{razSoc}</strong>}
      <span className={estilos.documento}>
        {documento}
        <Copiar valor={documento} rotulo={`Copiar ${tipoDeDocumento(cnpj) ?? 'CNPJ'}`} soIcone />
      </span>
      <span>Código {id}</span>
      {cid && <span>{cidadeEUf(cid, uf)}</span>}
      {telefone && <TelefoneDiscavel numero={telefone} idFil={idFil} whatsapp={mesmo} />}
      {whatsapp && !mesmo && <TelefoneDiscavel numero={whatsapp} idFil={idFil} whatsapp />}
      {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
      {representante && (
        <span>
          Representante: {nomeCurto(representante.nome)}{' '}
          {representante.telefone && <TelefoneDiscavel numero={representante.telefone} idFil={idFil} />}
        </span>
      )}
    </>
  )
}

const soDigitos = (telefone: string) => telefone.replace(/\D/g, '')
