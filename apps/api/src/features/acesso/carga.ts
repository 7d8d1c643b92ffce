import { carregarApp, type usuario } from '@balcao/dominio/acesso/contratos-da-sessao'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { viajaAoNavegador } from '@balcao/dominio/parametros'
import { modulosDasAutorizacoes } from '@balcao/dominio/permissoes'
import { ehInterno, TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import type * as z from 'zod/mini'
import { imagemDe } from '../../identidade.ts'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { apresentarFilial } from '../filiais/presenter.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { colegas } from './queries.ts'

function apresentarUsuario(sessao: Sessao): z.output<typeof usuario> {
  const { colaboradorId, nome, email, tipo } = sessao
  return { id: colaboradorId, nome, email, tipo, tipoDescricao: TIPOS_DE_USUARIO[tipo] }
}

type Pergunta = { tx: Executor; sessao: Sessao; negocio: Negocio }
type Esperam = NonNullable<RespostaDe<typeof carregarApp>['esperam']>
/** What waits for the session, as whoever keeps notices and messages tells. */
export type ContarOQueEspera = (pergunta: Pergunta) => Promise<Esperam>

export const criarRotaCarregarApp = (contar: ContarOQueEspera) =>
  rota(carregarApp, async ({ negocio, sessao, tx }) => {
    await negocio.parametrosEmDia()
    const [filiais, gravados, parametros, esperam] = await Promise.all([
      unidadesVisiveis(tx, filialVisivel(sessao)),
      negocio.parametrosGravados(),
      negocio.parametrosEntre(sessao.filialId === null ? [] : [sessao.filialId]),
      contar({ tx, sessao, negocio }),
    ])
    const interno = ehInterno(sessao.tipo)
    const loja = {
      id: negocio.id,
      nome: negocio.configuracao.nome,
      logo: imagemDe(negocio, 'logo').marca,
    }
    return {
      colaborador: apresentarUsuario(sessao),
      loja,
      lojas: [loja],
      filiais: filiais.map(apresentarFilial),
      filiaisCliente: interno ? filiais.map(apresentarFilial) : [],
      colaboradores: interno
        ? await colegas(
            tx,
            filiais.map(({ id }) => id),
          )
        : [],
      modulos: modulosDasAutorizacoes(sessao.autorizacoes, parametros.moduloCliente),
      tipoTributacao: negocio.configuracao.tipoTributacao,
      // Of every branch: what is seen of one that the person does not work in follows that branch too.
      parametros: gravados.filter(({ chave }) => viajaAoNavegador(chave)),
      esperam,
    }
  })
