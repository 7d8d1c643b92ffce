import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { obterResponsavel, type Responsavel } from '@balcao/dominio/coletas/contratos'
import {
  numeroDaColeta,
  TIPOS_DE_RESPONSAVEL,
  type TipoDeResponsavel,
} from '@balcao/dominio/coletas/situacoes'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { contar } from '../contar.ts'
import { EtiquetaDaColeta } from '../situacao-da-coleta.tsx'
import estilos from './detalhe.module.css'

type DadosDoResponsavelProps = {
  tipo: TipoDeResponsavel
  id: number
  aoVoltar: () => void
  aoAbrirColeta: (coleta: number) => void
}

/** COL-01, API-10 Who fetches: how to reach them and what is in their hands. */
export function DadosDoResponsavel({ tipo, id, aoVoltar, aoAbrirColeta }: DadosDoResponsavelProps) {
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    obterResponsavel,
    { params: { tipo, id } },
    { mostradoNaArea: true, semprePedir: true },
  )
  return (
    <div className={estilos.coleta}>
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={error && mensagemDoErro(error)}
        temDados={Boolean(data)}
        aoTentarNovamente={() => refetch()}
      >
        {data && <Dados responsavel={data} aoAbrirColeta={aoAbrirColeta} />}
      </AreaDeDados>
      <footer className={estilos.rodape}>
        <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={aoVoltar}>
          Voltar à coleta
        </Button>
      </footer>
    </div>
  )
}

type DadosProps = { responsavel: Responsavel; aoAbrirColeta: (coleta: number) => void }

function Dados({ responsavel, aoAbrirColeta }: DadosProps) {
  const { tipo, nome, documento, telefone, email, cidade, uf, ativo, ticketsEmMaos, coletas } = responsavel
  const campos = [
    {
      nome: documento ? (tipoDeDocumento(documento) ?? 'Documento') : '',
      valor: documento && formatarDocumento(documento),
    },
    {
      nome: 'Telefone',
      valor: telefone && <a href={`tel:${telefone.replace(/\D/g, '')}`}>{formatarTelefone(telefone)}</a>,
    },
    { nome: 'E-mail', valor: email && <a href={`mailto:${email}`}>{email}</a> },
    { nome: 'Cidade', valor: cidade && `${cidade}/${uf}` },
    { nome: 'Tickets em mãos', valor: contar(ticketsEmMaos, 'ticket') },
  ].filter(({ valor }) => valor)
  return (
    <>
      <div className={estilos.linha}>
        <h3 className={estilos.nome}>{nome}</h3>
        <Etiqueta tom={ativo ? 'azul' : 'vermelho'}>
          {ativo ? TIPOS_DE_RESPONSAVEL[tipo] : 'Inativo'}
        </Etiqueta>
      </div>
      <dl className={estilos.campos}>
        {campos.map((campo) => (
          <div key={campo.nome}>
            <dt>{campo.nome}</dt>
            <dd>{campo.valor}</dd>
          </div>
        ))}
      </dl>
      <section className={estilos.secao} aria-label="Coletas do responsável">
        <h3>Coletas</h3>
        {coletas.length === 0 && <p className={estilos.suave}>Nenhuma coleta ainda.</p>}
        <ul className={estilos.tickets}>
          {coletas.map(({ id, lugar, situacao, dtGeracao, dtPrevista, qtdeTickets }) => (
            <li key={id} className={estilos.linha}>
              <span>
                <button type="button" className={estilos.ligacao} onClick={() => aoAbrirColeta(id)}>
                  {numeroDaColeta(id)}
                </button>{' '}
                {lugar.cidade}/{lugar.uf} · {contar(qtdeTickets, 'ticket')}{' '}
                <span className={estilos.suave}>
                  {dtPrevista
                    ? `previsão ${formatarData(dtPrevista)}`
                    : `gerada em ${formatarData(dtGeracao)}`}
                </span>
              </span>
              <EtiquetaDaColeta situacao={situacao} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
